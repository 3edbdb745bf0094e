import type { PageProps } from '@/components/layout/page-props'
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
import { isPhoto } from '@/model/art/pictures'
import { cardLink } from '@/model/page/card-link'
import { pageChats } from '@/model/page/chat'
import { lowestPriceText } from '@/model/page/lowest-price'
import type { HideableSection } from '@/model/page/visible-content'
import { type RoutePath, routeOf } from '@/model/routes'
import type { PageContent } from '@/model/schema/content'
import { PageLayout } from './page-layout'

/** Renders a page with its sections. */
export function ContentPage({ content, pictures, path }: PageProps & { path: RoutePath }) {
  const { company } = content
  const route = routeOf(path)
  const page: PageContent = content[route.contentName]
  // Only the home page has the pests, of which some surround its hero illustration.
  const pests = route.contentName === 'home' ? content.pests : undefined
  const texts = { ...content.interface.general, ...content.interface.facts }
  const chats = pageChats(content, route)
  const lowestPrice = lowestPriceText(page.services.items, texts)
  const picture = pictures[`hero-${route.pictureSuffix}`]
  const insects = pictures['pictograms-dedetizacao']
  const shows = (name: HideableSection) => !page.hidden?.[name]
  const withLinks = <Item extends { service: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, ...cardLink(content, route, item) }))
  // The places are those of the drawing.
  const places = isPhoto(picture) ? [] : withLinks(page.places?.items ?? [])
  const placesTitle = page.places?.title ?? ''
  const firstAid = shows('firstAid') && (
    <FirstAid
      firstAid={page.firstAid}
      state={company.state}
      services={page.services.items}
      isAbove={route.firstAid === 'above'}
      photoChat={
        shows('photoCard') ? { label: page.photoCard.button, href: chats.photo } : undefined
      }
      texts={texts}
    />
  )
  return (
    <PageLayout content={content} pictures={pictures} path={path}>
      <Hero
        hero={page.hero}
        picture={picture}
        insects={pests && insects}
        chatHref={chats.page}
        company={company}
        texts={texts}
        places={
          places.length > 0 && (
            <PlaceLinks title={placesTitle} places={places} className="cramped:gone" />
          )
        }
      >
        {route.firstAid === 'above' && firstAid}
        {shows('problems') && (
          <Problems
            problems={page.problems}
            items={withLinks(page.problems.items)}
            questions={shows('questions') ? page.questions.items : []}
            hasArea={shows('area')}
            lowestPrice={lowestPrice}
            pictograms={pictures[`pictograms-${route.pictureSuffix}`]}
          />
        )}
        {route.firstAid === 'below' && firstAid}
        {places.length > 0 && (
          <House title={placesTitle} places={places} picture={picture} insects={insects} />
        )}
      </Hero>
      {shows('about') && (
        <About
          about={page.about}
          figures={shows('figures') ? page.figures : []}
          company={company}
          texts={texts}
          pictures={pictures}
        />
      )}
      {shows('services') && (
        <Services
          services={page.services}
          photoCard={shows('photoCard') ? page.photoCard : undefined}
          chats={chats}
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
        />
      )}
      {shows('questions') && (
        <Questions
          questions={page.questions}
          lowestPrice={lowestPrice}
          button={texts.contactButton}
          chatHref={chats.page}
        />
      )}
      {pests && shows('pests') && (
        <Pests
          pests={pests}
          services={page.services}
          chats={chats}
          pictures={pictures}
          texts={texts}
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
          chatHref={chats.page}
        />
      )}
    </PageLayout>
  )
}
