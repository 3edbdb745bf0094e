import { ArrowRight } from 'lucide-react'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { Pictures } from '@/model/art/pictures'
import { fillTemplate } from '@/model/format/fill-template'
import type { GeneralTexts, SiteContent } from '@/model/schema'

export const Pests = memoByValue(function Pests({
  pests,
  alts,
  services,
  button,
  pictures,
  texts,
  chatHref,
}: {
  pests: SiteContent['pests']
  /** Texts of the pests' pictures, in the order of the pests. */
  alts: readonly string[]
  /** Services, each with the URL of its own chat. */
  services: readonly { slug: string; chatHref: string }[]
  /** Label of the chat button on each card. */
  button: string
  pictures: Pictures
  texts: Pick<GeneralTexts, 'swipe'>
  chatHref: string
}) {
  const { items, hidesLabel, signsLabel } = pests
  return (
    <Section id="pragas" head={pests} className="pests surface-dark surface-darkest print:gone">
      {items.length > 1 && (
        <p className="card-row-hint hidden">{fillTemplate(texts.swipe, 'count', items.length)}</p>
      )}
      <div className="card-track">
        {/* Not a `<ul>`, because Obsidian's web clipper takes a `<ul>` of pictures for related posts. */}
        <menu className="card-row">
          {items.map(({ slug, title, description, hides, signs, service }, index) => {
            const treatment = services.find((card) => card.slug === service)
            return (
              <li
                key={index}
                id={`praga-${slug}`}
                data-title={title}
                className="pest-card forced-colors-border"
              >
                <FittedHeading level="h3" id={`titulo-praga-${index}`} className="text-card">
                  {title}
                </FittedHeading>
                <CroppedPicture
                  picture={pictures[slug]}
                  alt={alts[index]}
                  sizes="(max-width: 39.99rem) 82vw, 26rem"
                  className="card-picture pest-portrait enlarged:gone save-data:gone"
                />
                <p>{description}</p>
                <dl className="text-sm">
                  {[
                    [hidesLabel, hides],
                    [signsLabel, signs],
                  ].map(([label, fact], index) => (
                    <div key={index}>
                      <dt className="font-display">{label}</dt>
                      <dd>{fact}</dd>
                    </div>
                  ))}
                </dl>
                {treatment && (
                  <a href={`#servico-${service}`} className="text-link text-sm">
                    {fillTemplate(pests.treatmentLink, 'pest', title.toLocaleLowerCase('pt-BR'))}
                    <ArrowRight className="icon" />
                  </a>
                )}{' '}
                <ChatButton
                  href={treatment?.chatHref ?? chatHref}
                  origin={`praga-${slug}`}
                  describedBy={`titulo-praga-${index}`}
                  className="service-button button-secondary"
                >
                  {button}
                </ChatButton>
              </li>
            )
          })}
        </menu>
      </div>
      <ChatButton href={chatHref} origin="pests" className="button-large justify-self-start">
        {pests.button}
      </ChatButton>
    </Section>
  )
})
