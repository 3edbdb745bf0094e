import type { Metadata } from 'next'
import { About } from '@/components/sections/about'
import { FirstAid } from '@/components/sections/first-aid'
import { Hero } from '@/components/sections/hero'
import { Method } from '@/components/sections/method'
import { Pests } from '@/components/sections/pests'
import { Problems } from '@/components/sections/problems'
import { Questions } from '@/components/sections/questions'
import { ServiceArea } from '@/components/sections/service-area'
import { Services } from '@/components/sections/services'
import { Testimonials } from '@/components/sections/testimonials'
import { type RoutePath, routeOf } from '@/content/routes'
import type { Page, SiteContent } from '@/content/schema'
import { company, factTexts, interfaceTexts, messages, pages, testimonialsOf } from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { guaranteeOf, trustFacts } from '@/lib/company-facts'
import { pageMetadata } from '@/lib/metadata'
import { shareImage } from '@/lib/pictures'
import { PageFrame, type Theme } from './page-frame'
import { StructuredData } from './structured-data'

/** Of the sections, those that the page's schema keeps. */
type Texts = Pick<Page, 'meta' | 'hero' | 'footer'> & Partial<Page>

export function metadataOf(path: RoutePath): Metadata {
  const { meta, hero }: Texts = pages[path]
  const image = shareImage(routeOf(path).picture, hero.title)
  return pageMetadata({ path, meta, image, siteName: company.name })
}

/** A page of content/routes.ts: the sections of which it has the texts, in their order. */
export function ContentPage({
  path,
  theme,
  insects = false,
  firstAidFirst = false,
  pests,
  className,
}: {
  path: RoutePath
  theme: Theme
  /** Insects leave the hero as the visitor reads on. */
  insects?: boolean
  /** The first aid stands above the tiles: the trouble is urgent in most cases. */
  firstAidFirst?: boolean
  pests?: SiteContent['pests']
  className?: string
}) {
  const { content, message, photo, picture } = routeOf(path)
  const page: Texts = pages[path]
  const { about, area, figures, firstAid, method, photoCard, problems, questions, services } = page
  const texts = { ...interfaceTexts, ...factTexts }
  const chatHref = chatUrl(company.phone, messages[message])
  const testimonials = testimonialsOf(content)
  const cards = services?.items ?? []
  /** Who may have been stung comes to the first steps, and from there to the service. */
  const placeOf = (slug: string) => {
    const card = cards.find((service) => service.slug === slug)
    if (firstAid && !firstAidFirst && card?.emergency) return '#emergencia'
    return `#${pests?.items.some((pest) => pest.slug === slug) ? 'praga' : 'servico'}-${slug}`
  }
  const advice = firstAid && <FirstAid firstAid={firstAid} texts={texts} />
  const sections = (
    <>
      {about && <About about={about} figures={figures} facts={trustFacts(company, texts)} />}
      {services && (
        <Services
          services={services}
          items={cards.map((service) => ({
            ...service,
            chatHref: serviceChat(company.phone, messages.service, service),
          }))}
          photoCard={photoCard}
          photoHref={chatUrl(company.phone, `${messages[message]} ${messages[photo]}`)}
          calls={firstAid?.calls}
          texts={texts}
        />
      )}
      {method && <Method method={method} />}
      {questions && <Questions questions={questions} button={area?.button} chatHref={chatHref} />}
      {pests && (
        <Pests
          pests={pests}
          items={pests.items.map((pest) => ({
            ...pest,
            guarantee: guaranteeOf(company, pest.slug),
          }))}
          texts={texts}
          chatHref={chatUrl(company.phone, messages.pests)}
        />
      )}
      {page.testimonials && testimonials.length > 0 && (
        <Testimonials testimonials={page.testimonials} items={testimonials} texts={texts} />
      )}
      {area && <ServiceArea area={area} towns={company.towns} chatHref={chatHref} />}
    </>
  )
  return (
    <PageFrame
      path={path}
      chatHref={chatHref}
      footer={page.footer}
      otherPage={page.otherPage}
      theme={theme}
    >
      <Hero hero={page.hero} pictureName={`hero-${picture}`} insects={insects} chatHref={chatHref}>
        {firstAidFirst && advice}
        {problems && (
          <Problems
            problems={problems}
            items={problems.items.map(({ label, service }) => ({
              label,
              pictogram: service,
              href: placeOf(service),
            }))}
            questions={questions}
            pictograms={`sinais-${picture}`}
          />
        )}
        {!firstAidFirst && advice}
      </Hero>
      {className ? <div className={className}>{sections}</div> : sections}
      <StructuredData path={path} />
    </PageFrame>
  )
}
