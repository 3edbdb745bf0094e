import type * as z from 'zod'
import { describeField } from '@/model/fields/descriptor'
import { group } from '@/model/fields/group'
import { switchField } from '@/model/fields/switch'
import type { PictureName } from '@/model/pictures/pictures'
import { drainsRoute, homeRoute, type RoutePath } from '@/model/site/routes'
import {
  DRAIN_CARDS,
  DRAIN_PLACES,
  DRAIN_SERVICES,
  HOME_CARDS,
  HOME_PLACE_TARGETS,
  HOME_PLACES,
  HOME_SERVICES,
  PESTS,
  PHOTO_CARD,
  type Place,
} from '@/model/site/slugs'
import { recordOf } from '@/model/values/record-of'
import { pestsSchema, placesSchema, problemsSchema, servicesSchema } from './cards'
import {
  aboutSchema,
  areaSchema,
  figuresSchema,
  firstAidSchema,
  footerSchema,
  heroSchema,
  metaSchema,
  methodSchema,
  otherPageSchema,
  photoCardSchema,
  questionsSchema,
  testimonialsSectionSchema,
} from './sections'

/** Returns the switches by which the owner hides sections. */
const hiddenSchema = <Name extends string>(sections: Readonly<Record<Name, z.ZodType>>) =>
  group(
    'Seções escondidas',
    recordOf(Object.keys(sections) as Name[], (name) =>
      switchField(describeField(sections[name]).title).optional(),
    ),
  ).meta({ hasNoInput: true })

/**
 * Returns the fields of a page, section by section, in the order of the form.
 * @param services pictures of its services, each with the name that the owner reads
 * @param tileTargets targets of the problem tiles besides the photo card: those with a pictogram
 * @param places links on the house of the first screen
 * @param otherSections sections that are in another file
 */
export function pageFields<Slug extends PictureName, PlaceName extends Place, Other extends string>(
  path: RoutePath,
  services: Readonly<Record<Slug, string>>,
  tileTargets: Readonly<Record<string, string>>,
  places: ReturnType<typeof placesSchema<PlaceName>>,
  otherSections: Readonly<Record<Other, z.ZodType>>,
) {
  const sections = {
    meta: metaSchema,
    hero: heroSchema,
    problems: problemsSchema({ ...tileTargets, [PHOTO_CARD]: 'Cartão da foto' }),
    firstAid: firstAidSchema(services),
    figures: figuresSchema,
    about: aboutSchema,
    method: methodSchema,
    services: servicesSchema(services),
    photoCard: photoCardSchema,
    testimonials: testimonialsSectionSchema,
    area: areaSchema,
    questions: questionsSchema,
    footer: footerSchema,
    otherPage: otherPageSchema(path),
  }
  const { meta, hero, footer, ...hideable } = sections
  return {
    ...sections,
    hidden: hiddenSchema({ ...hideable, ...otherSections }).optional(),
    places: places.optional(),
  }
}

export const drainsSchema = group(
  'Página de desentupimento',
  pageFields(
    drainsRoute.path,
    DRAIN_CARDS,
    DRAIN_SERVICES,
    placesSchema(DRAIN_PLACES, DRAIN_SERVICES),
    {},
  ),
)

const { pulgas, formigas } = PESTS

export const homeSchema = group(
  'Página de dedetização',
  pageFields(
    homeRoute.path,
    HOME_CARDS,
    // Only these two pests have a pictogram for a problem tile.
    { ...HOME_SERVICES, pulgas, formigas },
    placesSchema(HOME_PLACES, HOME_PLACE_TARGETS),
    { pests: pestsSchema },
  ),
)

/** The name of a section that the owner can hide. */
export type HideableSection = keyof NonNullable<z.infer<typeof homeSchema>['hidden']>

/** The names of the sections that the owner can hide. */
export const HIDEABLE_SECTIONS = Object.keys(
  homeSchema.shape.hidden.unwrap().shape,
) as HideableSection[]
