import { PageFrame } from '@/app/page-frame'
import { JsonLd } from '@/components/parts/json-ld'
import { About } from '@/components/sections/about'
import { Figures } from '@/components/sections/figures'
import { Hero } from '@/components/sections/hero'
import { Method } from '@/components/sections/method'
import { Now } from '@/components/sections/now'
import { OtherPage } from '@/components/sections/other-page'
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
import { chatUrl } from '@/lib/chat'
import { pageMetadata } from '@/lib/metadata'
import { socialImage } from '@/lib/pictures'
import { structuredData } from '@/lib/structured-data'

const path = '/desentupimento'
const image = socialImage('og-desentupimento', drains.hero.title)

export const metadata = pageMetadata({ path, meta: drains.meta, image, siteName: company.name })

export default function Drains() {
  const chatHref = chatUrl(company.phone, messages.drains)
  const services = drains.services.items.map((service) => ({ ...service, chatHref }))
  return (
    <PageFrame path={path} chatHref={chatHref} footer={drains.footer} theme="page-water">
      <Hero hero={drains.hero} pictureName="hero-desentupimento" chatHref={chatHref} />
      <Problems
        problems={drains.problems}
        questions={drains.questions}
        signs="sinais-desentupimento"
      />
      <div className="pipeline">
        <Now now={drains.now} />
        <About about={drains.about} />
        <Services
          texts={drains.services}
          items={services}
          photoCard={drains.photoCard}
          photoHref={chatHref}
          labels={interfaceTexts}
        />
        <Figures figures={drains.figures} />
        <Method method={drains.method} />
        {drainsTestimonials.length > 0 && (
          <Testimonials
            texts={drains.testimonials}
            items={drainsTestimonials}
            labels={interfaceTexts}
          />
        )}
        <ServiceArea area={drains.area} towns={company.towns} chatHref={chatHref} />
        <Questions questions={drains.questions} />
      </div>
      <OtherPage otherPage={drains.otherPage} pictureName="dedetizacao" />
      <JsonLd
        graph={structuredData({
          company,
          texts: factTexts,
          path,
          meta: drains.meta,
          services: drains.services.items,
          image: image.url,
        })}
      />
    </PageFrame>
  )
}
