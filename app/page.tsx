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
import {
  company,
  factTexts,
  home,
  homeTestimonials,
  interfaceTexts,
  messages,
  pests,
} from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { guaranteeOf, trustFacts } from '@/lib/company-facts'
import { pageMetadata } from '@/lib/metadata'
import { shareImage } from '@/lib/pictures'
import { PageFrame } from './page-frame'
import { StructuredData } from './structured-data'

const path = '/'
const image = shareImage('dedetizacao', home.hero.title)

export const metadata = pageMetadata({ path, meta: home.meta, image, siteName: company.name })

export default function Home() {
  const chatHref = chatUrl(company.phone, messages.default)
  const services = home.services.items.map((service) => ({
    ...service,
    chatHref: serviceChat(company.phone, messages.service, service),
  }))
  const pestCards = pests.items.map((pest) => ({
    ...pest,
    guarantee: guaranteeOf(company, pest.slug),
  }))
  const isPest = (slug: string) => pests.items.some((pest) => pest.slug === slug)
  const isEmergency = (slug: string) =>
    home.services.items.some((service) => service.slug === slug && service.emergency)
  const problems = home.problems.items.map(({ label, service }) => ({
    label,
    pictogram: service,
    // Who may have been stung comes to the first steps, and from there to the service.
    href: isEmergency(service)
      ? '#emergencia'
      : `#${isPest(service) ? 'praga' : 'servico'}-${service}`,
  }))
  const { calls } = home.firstAid
  return (
    <PageFrame path={path} chatHref={chatHref} footer={home.footer} otherPage={home.otherPage}>
      <Hero hero={home.hero} pictureName="hero-dedetizacao" insects chatHref={chatHref}>
        <Problems
          texts={home.problems}
          items={problems}
          questions={home.questions}
          pictograms="sinais-dedetizacao"
        />
        <FirstAid firstAid={home.firstAid} labels={interfaceTexts} />
      </Hero>
      <About
        about={home.about}
        figures={home.figures}
        facts={trustFacts(company, { ...interfaceTexts, ...factTexts })}
      />
      <Services
        texts={home.services}
        items={services}
        photoCard={home.photoCard}
        photoHref={chatUrl(company.phone, `${messages.default} ${messages.photo}`)}
        calls={calls}
        labels={interfaceTexts}
      />
      <Method method={home.method} />
      <Questions questions={home.questions} button={home.area.button} chatHref={chatHref} />
      <Pests
        texts={pests}
        items={pestCards}
        labels={interfaceTexts}
        chatHref={chatUrl(company.phone, messages.pests)}
      />
      {homeTestimonials.length > 0 && (
        <Testimonials texts={home.testimonials} items={homeTestimonials} labels={interfaceTexts} />
      )}
      <ServiceArea area={home.area} towns={company.towns} chatHref={chatHref} />
      <StructuredData path={path} />
    </PageFrame>
  )
}
