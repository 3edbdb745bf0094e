import { PageFrame } from '@/app/page-frame'
import { StructuredData } from '@/app/structured-data'
import { About } from '@/components/sections/about'
import { FirstAid } from '@/components/sections/first-aid'
import { Hero } from '@/components/sections/hero'
import { Method } from '@/components/sections/method'
import { Problems } from '@/components/sections/problems'
import { Questions } from '@/components/sections/questions'
import { ServiceArea } from '@/components/sections/service-area'
import { Services } from '@/components/sections/services'
import { Testimonials } from '@/components/sections/testimonials'
import {
  company,
  drains,
  drainsTestimonials,
  factTexts,
  interfaceTexts,
  messages,
} from '@/content/site'
import { chatUrl, serviceChat } from '@/lib/chat'
import { trustFacts } from '@/lib/company-facts'
import { pageMetadata } from '@/lib/metadata'
import { shareImage } from '@/lib/pictures'

const path = '/desentupimento'
const image = shareImage('desentupimento', drains.hero.title)

export const metadata = pageMetadata({ path, meta: drains.meta, image, siteName: company.name })

export default function Drains() {
  const chatHref = chatUrl(company.phone, messages.drains)
  const services = drains.services.items.map((service) => ({
    ...service,
    chatHref: serviceChat(company.phone, messages.service, service),
  }))
  const problems = drains.problems.items.map(({ label, service }) => ({
    label,
    pictogram: service,
    href: `#servico-${service}`,
  }))
  return (
    <PageFrame
      path={path}
      chatHref={chatHref}
      footer={drains.footer}
      otherPage={drains.otherPage}
      theme="page-water"
    >
      <Hero hero={drains.hero} pictureName="hero-desentupimento" chatHref={chatHref}>
        <FirstAid firstAid={drains.firstAid} labels={interfaceTexts} />
        <Problems
          texts={drains.problems}
          items={problems}
          questions={drains.questions}
          pictograms="sinais-desentupimento"
        />
      </Hero>
      <div className="pipeline">
        <About
          about={drains.about}
          figures={drains.figures}
          facts={trustFacts(company, { ...interfaceTexts, ...factTexts })}
        />
        <Services
          texts={drains.services}
          items={services}
          photoCard={drains.photoCard}
          photoHref={chatUrl(company.phone, `${messages.drains} ${messages.video}`)}
          calls={drains.firstAid.calls}
          labels={interfaceTexts}
        />
        <Method method={drains.method} />
        <Questions questions={drains.questions} button={drains.area.button} chatHref={chatHref} />
        {drainsTestimonials.length > 0 && (
          <Testimonials
            texts={drains.testimonials}
            items={drainsTestimonials}
            labels={interfaceTexts}
          />
        )}
        <ServiceArea area={drains.area} towns={company.towns} chatHref={chatHref} />
      </div>
      <StructuredData path={path} />
    </PageFrame>
  )
}
