import type { PageProps, SectionProps } from '@/components/page-props'
import { About } from '@/components/sections/about'
import { Method } from '@/components/sections/method'
import { Pests } from '@/components/sections/pests'
import { Questions } from '@/components/sections/questions'
import { ServiceArea } from '@/components/sections/service-area'
import { Services } from '@/components/sections/services'
import { Testimonials } from '@/components/sections/testimonials'
import { pageChats } from '@/model/page/chat'
import { documentRows } from '@/model/page/company-facts'
import { lowestPriceText } from '@/model/page/lowest-price'
import type { VisiblePage } from '@/model/page/visible-content'
import { type RoutePath, routeOf } from '@/model/site/routes'
import { PageHero } from './page-hero'
import { PageLayout } from './page-layout'

/** Renders a page with its sections. */
export function ContentPage({ content, pictures, path }: PageProps & { path: RoutePath }) {
  const { company } = content
  const { general, facts } = content.interface
  const route = routeOf(path)
  const page: VisiblePage = content[route.pageName]
  const { shows, services } = page
  const pests = route.hasPests ? content.pests : undefined
  const guarantees = pests ? company.guarantees : []
  const props: SectionProps = {
    pictures,
    texts: { ...general, ...facts },
    chats: pageChats(content, route),
  }
  const lowestPrice = lowestPriceText(services.items, general)
  return (
    <PageLayout content={content} pictures={pictures} route={route}>
      <PageHero {...props} content={content} route={route} lowestPrice={lowestPrice} />
      {shows.about && (
        <About
          {...props}
          about={page.about}
          figures={shows.figures ? page.figures : []}
          company={company}
        />
      )}
      {shows.services && (
        <Services
          {...props}
          services={services}
          photoCard={shows.photoCard ? page.photoCard : undefined}
        />
      )}
      {shows.method && (
        <Method
          {...props}
          method={page.method}
          guarantees={guarantees}
          rows={documentRows(company, facts, guarantees)}
        />
      )}
      {shows.questions && (
        <Questions {...props} questions={page.questions} lowestPrice={lowestPrice} />
      )}
      {pests && shows.pests && <Pests {...props} pests={pests} services={services} />}
      {shows.testimonials && (
        <Testimonials
          {...props}
          testimonials={page.testimonials}
          items={content.testimonials[route.pageName]}
        />
      )}
      {shows.area && (
        <ServiceArea {...props} area={page.area} towns={company.towns} state={company.state} />
      )}
    </PageLayout>
  )
}
