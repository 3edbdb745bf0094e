import type { PageProps } from '@/components/page-props'
import { About } from '@/components/sections/about'
import { Method } from '@/components/sections/method'
import { Pests } from '@/components/sections/pests'
import { Questions } from '@/components/sections/questions'
import { ServiceArea } from '@/components/sections/service-area'
import { Services } from '@/components/sections/services'
import { Testimonials } from '@/components/sections/testimonials'
import { pageChats } from '@/model/page/chat'
import { lowestPriceText } from '@/model/page/lowest-price'
import type { PageContent } from '@/model/schema/content'
import { type RoutePath, routeOf } from '@/model/schema/routes'
import { PageHero } from './page-hero'
import { PageLayout } from './page-layout'

/** Renders a page with its sections. */
export function ContentPage({ content, pictures, path }: PageProps & { path: RoutePath }) {
  const { company } = content
  const route = routeOf(path)
  const page: PageContent = content[route.pageName]
  const { hidden = {} } = page
  const pests = route.hasPests ? content.pests : undefined
  const texts = { ...content.interface.general, ...content.interface.facts }
  const chats = pageChats(content, route)
  const lowestPrice = lowestPriceText(page.services.items, texts)
  return (
    <PageLayout content={content} pictures={pictures} path={path}>
      <PageHero
        content={content}
        pictures={pictures}
        route={route}
        chats={chats}
        lowestPrice={lowestPrice}
      />
      {!hidden.about && (
        <About
          about={page.about}
          figures={hidden.figures ? [] : page.figures}
          company={company}
          texts={texts}
          pictures={pictures}
        />
      )}
      {!hidden.services && (
        <Services
          services={page.services}
          photoCard={hidden.photoCard ? undefined : page.photoCard}
          chats={chats}
          pictures={pictures}
          texts={texts}
        />
      )}
      {!hidden.method && (
        <Method
          method={page.method}
          guarantees={pests && company.guarantees}
          guaranteeLabel={texts.guarantee}
          proofPicture={pictures.comprovante}
        />
      )}
      {!hidden.questions && (
        <Questions
          questions={page.questions}
          lowestPrice={lowestPrice}
          button={texts.contactButton}
          chatHref={chats.page}
        />
      )}
      {pests && !hidden.pests && (
        <Pests
          pests={pests}
          services={page.services}
          chats={chats}
          pictures={pictures}
          texts={texts}
        />
      )}
      {!hidden.testimonials && (
        <Testimonials
          testimonials={page.testimonials}
          items={content.testimonials[route.pageName]}
          texts={texts}
        />
      )}
      {!hidden.area && (
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
