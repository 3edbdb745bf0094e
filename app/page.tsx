import { JsonLd } from '@/components/parts/json-ld'
import { About } from '@/components/sections/about'
import { Figures } from '@/components/sections/figures'
import { Hero } from '@/components/sections/hero'
import { Method } from '@/components/sections/method'
import { Now } from '@/components/sections/now'
import { OnPaper } from '@/components/sections/on-paper'
import { OtherPage } from '@/components/sections/other-page'
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
import { chatUrl, serviceMessage } from '@/lib/chat'
import { guaranteeOf } from '@/lib/company-facts'
import { pageMetadata } from '@/lib/metadata'
import { socialImage } from '@/lib/pictures'
import { structuredData } from '@/lib/structured-data'
import { PageFrame } from './page-frame'

const path = '/'
const image = socialImage('og-dedetizacao', home.hero.title)

export const metadata = pageMetadata({ path, meta: home.meta, image, siteName: company.name })

export default function Home() {
  const chatHref = chatUrl(company.phone, messages.default)
  const services = home.services.items.map((service) => ({
    ...service,
    chatHref: chatUrl(company.phone, serviceMessage(messages.service, service.title)),
  }))
  const plates = pests.items.map((pest) => ({
    ...pest,
    guarantee: guaranteeOf(company, pest.title),
  }))
  return (
    <PageFrame path={path} chatHref={chatHref} footer={home.footer}>
      <Hero
        hero={home.hero}
        pictureName="hero-dedetizacao"
        overlay="hero-dedetizacao-insetos"
        chatHref={chatHref}
      />
      <Problems problems={home.problems} questions={home.questions} signs="sinais-dedetizacao" />
      <Now now={home.now} />
      <About about={home.about} />
      <Services
        texts={home.services}
        items={services}
        photoCard={home.photoCard}
        photoHref={chatHref}
        labels={interfaceTexts}
      />
      <Figures figures={home.figures} />
      <Method method={home.method} />
      <OnPaper onPaper={home.onPaper} />
      <Pests
        texts={pests}
        items={plates}
        guaranteeLabel={interfaceTexts.guarantee}
        chatHref={chatUrl(company.phone, messages.pests)}
      />
      {homeTestimonials.length > 0 && (
        <Testimonials texts={home.testimonials} items={homeTestimonials} labels={interfaceTexts} />
      )}
      <ServiceArea area={home.area} towns={company.towns} chatHref={chatHref} />
      <Questions questions={home.questions} />
      <OtherPage otherPage={home.otherPage} pictureName="ralo" />
      <JsonLd
        graph={structuredData({
          company,
          texts: factTexts,
          path,
          meta: home.meta,
          services: home.services.items,
          image: image.url,
        })}
      />
    </PageFrame>
  )
}
