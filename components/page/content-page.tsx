import type { PageProps } from '@/components/page-props'
import { About } from '@/components/sections/about'
import { Hero } from '@/components/sections/hero/hero'
import { Method } from '@/components/sections/method'
import { Pests } from '@/components/sections/pests'
import { Questions } from '@/components/sections/questions'
import { ServiceArea } from '@/components/sections/service-area'
import { Services } from '@/components/sections/services'
import { Testimonials } from '@/components/sections/testimonials'
import { pageChats } from '@/model/page/chat'
import { documentRows } from '@/model/page/company-facts'
import { googleRating } from '@/model/page/google-rating'
import { lowestPriceText } from '@/model/page/lowest-price'
import type { VisiblePage } from '@/model/page/visible-content'
import { type RoutePath, routeOf } from '@/model/site/routes'
import { PageLayout } from './page-layout'

/** Renders a page with its sections. */
export function ContentPage({ content, pictures, path }: PageProps & { path: RoutePath }) {
  const { company } = content
  const { general: texts, facts: factTexts } = content.interface
  const route = routeOf(path)
  const page: VisiblePage = content[route.pageName]
  const { services, shows } = page
  const guarantees = route.hasPests ? company.guarantees : []
  const lowestPrice = lowestPriceText(services.items, texts)
  const chats = pageChats(content, route)
  return (
    <PageLayout content={content} pictures={pictures} path={path}>
      <Hero
        content={content}
        pictures={pictures}
        route={route}
        chats={chats}
        lowestPrice={lowestPrice}
      />
      {shows.about && (
        <About
          about={page.about}
          figures={page.figures}
          company={company}
          factTexts={factTexts}
          proof={chats.proof}
          pictures={pictures}
        />
      )}
      {shows.services && (
        <Services
          services={services}
          photoCard={shows.photoCard ? page.photoCard : undefined}
          chats={chats}
          pictures={pictures}
          texts={texts}
        />
      )}
      {shows.method && (
        <Method
          method={page.method}
          guarantees={guarantees}
          rows={documentRows(company, factTexts, guarantees)}
          picture={pictures.comprovante}
          texts={texts}
        />
      )}
      {shows.questions && (
        <Questions
          questions={page.questions}
          lowestPrice={lowestPrice}
          visitFee={company.visitFee ?? texts.visitFee}
          chatHref={chats.page}
          texts={texts}
        />
      )}
      {shows.pests && (
        <Pests
          pests={content.pests}
          services={services}
          chats={chats}
          pictures={pictures}
          texts={texts}
        />
      )}
      {shows.testimonials && (
        <Testimonials
          testimonials={page.testimonials}
          items={content.testimonials[route.pageName]}
          rating={googleRating(company, factTexts)}
          texts={texts}
        />
      )}
      {shows.area && (
        <ServiceArea
          area={page.area}
          towns={company.towns}
          state={company.state}
          chatHref={chats.page}
          picture={pictures.mapa}
          texts={texts}
        />
      )}
    </PageLayout>
  )
}
