import type { PageProps } from '@/components/page-props'
import { About } from '@/components/sections/about'
import { Hero } from '@/components/sections/hero/hero'
import type { SectionData } from '@/components/sections/memo-section'
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
import { PageLayout } from './page-layout'

/** Renders a page with its sections. */
export function ContentPage({ content, pictures, path }: PageProps & { path: RoutePath }) {
  const { company } = content
  const { general: texts, facts: factTexts } = content.interface
  const route = routeOf(path)
  const page: VisiblePage = content[route.pageName]
  const { shows } = page
  const guarantees = route.hasPests ? company.guarantees : []
  const data: SectionData = {
    ...page,
    figures: shows.figures ? page.figures : [],
    photoCard: shows.photoCard ? page.photoCard : undefined,
    pests: content.pests,
    testimonialItems: content.testimonials[route.pageName],
    company,
    towns: company.towns,
    state: company.state,
    visitFee: company.visitFee,
    guarantees,
    rows: documentRows(company, factTexts, guarantees),
    lowestPrice: lowestPriceText(page.services.items, texts),
    chats: pageChats(content, route),
    pictures,
    texts,
    factTexts,
  }
  return (
    <PageLayout content={content} pictures={pictures} path={path}>
      <Hero
        content={content}
        pictures={pictures}
        route={route}
        chats={data.chats}
        lowestPrice={data.lowestPrice}
      />
      {shows.about && <About {...data} />}
      {shows.services && <Services {...data} />}
      {shows.method && <Method {...data} />}
      {shows.questions && <Questions {...data} />}
      {shows.pests && <Pests {...data} />}
      {shows.testimonials && <Testimonials {...data} />}
      {shows.area && <ServiceArea {...data} />}
    </PageLayout>
  )
}
