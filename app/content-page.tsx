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
import { TITLE_LENGTH } from '@/content/limits'
import { type RoutePath, routeOf, routes } from '@/content/routes'
import type { Page, SiteContent } from '@/content/schema'
import { company, factTexts, interfaceTexts, messages, pages, testimonialsOf } from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { trustFacts } from '@/lib/company-facts'
import { shareImage } from '@/lib/pictures'
import { jsonForScript, structuredData } from '@/lib/structured-data'
import { PageFrame, type Theme } from './page-frame'

/** Of the sections, those that the page's schema keeps. */
type Texts = Pick<Page, 'meta' | 'hero' | 'footer'> & Partial<Page>

export function metadataOf(path: RoutePath): Metadata {
  const { meta, hero }: Texts = pages[path]
  const { title, description, keywords } = meta
  const fullTitle = `${title} · ${company.name}`
  return {
    title: fullTitle.length <= TITLE_LENGTH ? fullTitle : title,
    description,
    keywords,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: company.name,
      title,
      description,
      url: path,
      images: [shareImage(routeOf(path).picture, hero.title)],
    },
    // Next repeats the other tags for X. adapter/page.ts removes them, because X reads `og:` instead.
    twitter: { card: 'summary_large_image' },
  }
}

/** The company and its pages for search engines. */
const DESCRIBED = {
  company,
  texts: factTexts,
  logo: '/apple-icon.png',
  image: shareImage(routes[0].picture, '').url,
  pages,
}

/** A page of content/routes.ts: the sections of which it has the texts, in their order. */
export function ContentPage({
  path,
  theme,
  firstAidFirst = false,
  pests,
  className,
}: {
  path: RoutePath
  theme: Theme
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
  /**
   * Returns the link of a problem tile. Where the first aid comes after the tiles, an emergency
   * service links to `#emergencia`. Any other slug links to its pest or service card.
   */
  const tileHref = (slug: string) => {
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
          guarantees={company.guarantees}
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
      <Hero hero={page.hero} pictureName={`hero-${picture}`} chatHref={chatHref}>
        {firstAidFirst && advice}
        {problems && (
          <Problems
            problems={problems}
            items={problems.items.map(({ label, service }) => ({
              label,
              pictogram: service,
              href: tileHref(service),
            }))}
            questions={questions}
            pictograms={`pictograms-${picture}`}
          />
        )}
        {!firstAidFirst && advice}
      </Hero>
      {className ? <div className={className}>{sections}</div> : sections}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes what could close the element
        dangerouslySetInnerHTML={{ __html: jsonForScript(structuredData(DESCRIBED, path)) }}
      />
    </PageFrame>
  )
}
