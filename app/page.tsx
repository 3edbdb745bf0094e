import { About } from '@/components/about'
import { Figures } from '@/components/figures'
import { Hero } from '@/components/hero'
import { JsonLd } from '@/components/json-ld'
import { Now } from '@/components/now'
import { PageFrame } from '@/components/page-frame'
import { Pests } from '@/components/pests'
import { Proof } from '@/components/proof'
import { Questions } from '@/components/questions'
import { ServiceArea } from '@/components/service-area'
import { Services } from '@/components/services'
import { Sibling } from '@/components/sibling'
import { Testimonials } from '@/components/testimonials'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { messages } from '@/content/messages'
import { homeTestimonials } from '@/content/testimonials'
import { chatUrl, serviceMessage } from '@/lib/chat'
import { pageMetadata } from '@/lib/metadata'
import { socialImage } from '@/lib/pictures'
import { structuredData } from '@/lib/structured-data'

const path = '/'
const image = socialImage('og-dedetizacao', home.hero.title)

export const metadata = pageMetadata({ path, meta: home.meta, image, siteName: company.name })

export default function Home() {
  const chatHref = chatUrl(company.phone, messages.default)
  const serviceHrefs = home.services.items.map(({ title }) =>
    chatUrl(company.phone, serviceMessage(messages.service, title)),
  )
  return (
    <PageFrame path={path} chatHref={chatHref} footer={home.footer}>
      <Hero hero={home.hero} pictureName="hero-dedetizacao" chatHref={chatHref} />
      <Now now={home.now} />
      <Figures figures={home.figures} />
      <About about={home.about} method={home.method} />
      <Services
        services={home.services}
        chatHrefs={serviceHrefs}
        photo={home.photo}
        photoHref={chatHref}
      />
      <Proof proof={home.proof} />
      <Pests pests={home.pests} chatHref={chatUrl(company.phone, messages.pests)} />
      <Testimonials texts={home.testimonials} items={homeTestimonials} />
      <ServiceArea area={home.area} chatHref={chatHref} />
      <Questions questions={home.questions} />
      <Sibling sibling={home.sibling} pictureName="ralo" />
      <JsonLd
        graph={structuredData({
          company,
          path,
          meta: home.meta,
          services: home.services.items,
          image: image.url,
        })}
      />
    </PageFrame>
  )
}
