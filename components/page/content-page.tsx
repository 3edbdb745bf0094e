import { About } from '@/components/sections/about'
import { FirstAid } from '@/components/sections/first-aid'
import { Hero } from '@/components/sections/hero'
import { House, PlaceLinks } from '@/components/sections/house'
import { Method } from '@/components/sections/method'
import { Pests } from '@/components/sections/pests'
import { Problems } from '@/components/sections/problems'
import { Questions } from '@/components/sections/questions'
import { ServiceArea } from '@/components/sections/service-area'
import { Services } from '@/components/sections/services'
import { Testimonials } from '@/components/sections/testimonials'
import { photoPair } from '@/model/art/photo-pair'
import { pictureAlt } from '@/model/art/picture-alt'
import { BUILT_PICTURES, isPhoto } from '@/model/art/pictures'
import { poisonLineOf } from '@/model/brazil/first-aid'
import { fillTemplate } from '@/model/format/fill-template'
import { chatUrl, serviceChatUrl } from '@/model/page/chat'
import { proofFacts, trustFacts } from '@/model/page/company-facts'
import { lowestPrice } from '@/model/page/lowest-price'
import { type RoutePath, routeOf } from '@/model/routes'
import type { PageContent, SiteContent } from '@/model/schema'
import { DRAIN_PAGE } from '@/model/schema/cards'
import type { HideableSection } from '@/model/schema/page'
import type { PictureName } from '@/model/schema/picture-names'
import { PageLayout, type PageProps } from './page-layout'

/** Differences between the two pages, besides those of model/routes.ts. */
type Variation = {
  /** Puts the first aid above the tiles, because most visitors of the page are in a hurry. */
  firstAidFirst?: boolean
  /** The pests, of which some surround the hero illustration. */
  pests?: SiteContent['pests']
}

function ContentPage({
  content,
  pictures = BUILT_PICTURES,
  path,
  firstAidFirst = false,
  pests,
}: Variation & PageProps & { path: RoutePath }) {
  const { company, messages } = content
  const route = routeOf(path)
  const page: PageContent & Pick<SiteContent['home'], 'places'> = content[route.contentName]
  const texts = { ...content.interface.general, ...content.interface.facts }
  const chatHref = chatUrl(company.phone, messages[route.messageKey])
  const services = page.services.items
  const shows = (name: HideableSection) => !page.hidden?.[name]
  const heroName = `hero-${route.pictureSuffix}` as const
  const heroPicture = pictures[heroName]
  const altOf = (name: PictureName, drawingAlt?: string) =>
    pictureAlt(content.photos, name, pictures[name], drawingAlt)
  /**
   * Returns the link of a problem tile. Where the first aid comes after the tiles, an emergency
   * service links to `#emergencia`. Any other slug links to its pest or service card.
   */
  const problemTileHref = (slug: string) => {
    const isEmergency = services.some((service) => service.slug === slug && service.emergency)
    if (!firstAidFirst && isEmergency) return '#emergencia'
    return `#${pests?.items.some((pest) => pest.slug === slug) ? 'praga' : 'servico'}-${slug}`
  }
  /** Returns the link to the drain page, to the card of the place if there is one. */
  const drainsHref = (place: string) => {
    const hasCard = content.drains.services.items.some(({ slug }) => slug === place)
    return routeOf('/desentupimento').path + (hasCard ? `#servico-${place}` : '')
  }
  // The places are those of the drawing.
  const places = isPhoto(heroPicture) ? undefined : page.places
  const placeLinks = (places?.items ?? []).map(({ place, label, service }) => ({
    place,
    label,
    href: service === DRAIN_PAGE ? drainsHref(place) : problemTileHref(service),
  }))
  const price = lowestPrice(services)
  const priceText = price && fillTemplate(texts.priceFrom, 'price', price)
  const photoHref = chatUrl(
    company.phone,
    // Adds the full stop that people leave out at the end of a chat message.
    `${messages[route.messageKey].replace(/[\p{L}\d]$/u, '$&.')} ${messages[route.photoMessageKey]}`,
  )
  const { poisonLine } = page.firstAid
  const calls = [
    ...(poisonLine ? [{ name: poisonLine, number: poisonLineOf(company.state.code).number }] : []),
    ...page.firstAid.calls,
  ]
  const firstAid = shows('firstAid') && (
    <FirstAid
      firstAid={page.firstAid}
      calls={calls}
      services={services}
      isAbove={firstAidFirst}
      photoChat={shows('photoCard') ? { label: page.photoCard.button, href: photoHref } : undefined}
      texts={texts}
    />
  )
  const sections = (
    <>
      {shows('about') && (
        <About
          about={page.about}
          hasTeam={company.team !== undefined}
          figures={shows('figures') ? page.figures : []}
          facts={trustFacts(company, texts)}
          teamPicture={pictures.equipe}
          teamAlt={altOf('equipe')}
        />
      )}
      {shows('services') && (
        <Services
          services={page.services}
          items={services.map((service) => ({
            ...service,
            chatHref: serviceChatUrl(company.phone, messages.service, service),
            alt: altOf(service.slug),
            pair: photoPair(content.photos, pictures, service.slug, texts),
          }))}
          photoCard={shows('photoCard') ? page.photoCard : undefined}
          photoHref={photoHref}
          pictures={pictures}
          texts={texts}
        />
      )}
      {shows('method') && (
        <Method
          method={page.method}
          guarantees={pests && company.guarantees}
          guaranteeLabel={texts.guarantee}
          proofPicture={pictures.comprovante}
          proofAlt={altOf('comprovante', page.method.proof?.alt)}
        />
      )}
      {shows('questions') && (
        <Questions
          questions={page.questions}
          lowestPrice={priceText}
          button={texts.contactButton}
          chatHref={chatHref}
        />
      )}
      {pests && shows('pests') && (
        <Pests
          pests={pests}
          alts={pests.items.map(({ slug }) => altOf(slug))}
          services={services.map((service) => ({
            slug: service.slug,
            chatHref: serviceChatUrl(company.phone, messages.service, service),
          }))}
          button={page.services.button}
          pictures={pictures}
          texts={texts}
          chatHref={chatUrl(company.phone, messages.pests)}
        />
      )}
      {shows('testimonials') && (
        <Testimonials
          testimonials={page.testimonials}
          items={content.testimonials[route.contentName]}
          texts={texts}
        />
      )}
      {shows('area') && (
        <ServiceArea
          area={page.area}
          towns={company.towns}
          state={company.state}
          map={pictures.mapa}
          texts={texts}
          chatHref={chatHref}
        />
      )}
    </>
  )
  return (
    <PageLayout
      content={content}
      path={path}
      chatHref={chatHref}
      footer={page.footer}
      otherPage={shows('otherPage') ? page.otherPage : undefined}
      picture={heroPicture}
      hasAbout={shows('about')}
    >
      <Hero
        hero={page.hero}
        picture={heroPicture}
        alt={altOf(heroName, page.hero.alt)}
        hasInsects={pests !== undefined}
        chatHref={chatHref}
        proofs={proofFacts(company, texts)}
        places={
          places &&
          placeLinks.length > 0 && (
            <PlaceLinks title={places.title} places={placeLinks} className="cramped:gone" />
          )
        }
      >
        {firstAidFirst && firstAid}
        {shows('problems') && (
          <Problems
            problems={page.problems}
            items={page.problems.items.map(({ label, service }) => ({
              label,
              pictogram: service,
              href: problemTileHref(service),
            }))}
            questions={shows('questions') ? page.questions.items : []}
            hasArea={shows('area')}
            lowestPrice={priceText}
            pictograms={pictures[`pictograms-${route.pictureSuffix}`]}
          />
        )}
        {!firstAidFirst && firstAid}
        {places && placeLinks.length > 0 && (
          <House title={places.title} places={placeLinks} picture={heroPicture} />
        )}
      </Hero>
      {sections}
    </PageLayout>
  )
}

export function HomePage(props: PageProps) {
  return <ContentPage {...props} path="/" pests={props.content.pests} />
}

export function DrainsPage(props: PageProps) {
  return <ContentPage {...props} path="/desentupimento" firstAidFirst />
}
