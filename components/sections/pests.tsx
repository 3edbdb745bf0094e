import { ArrowRight } from 'lucide-react'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { fillTemplate } from '@/model/format/fill-template'
import type { Pictures } from '@/model/pictures'
import type { Company, GeneralTexts, SiteContent } from '@/model/schema'

export const Pests = memoByValue(function Pests({
  pests,
  services,
  guarantees,
  pictures,
  texts,
  chatHref,
}: {
  pests: SiteContent['pests']
  /** Slugs of the service cards on the page, because a card may be hidden. */
  services: readonly string[]
  /** Period of the guarantee for each pest that has one. */
  guarantees: Company['guarantees']
  pictures: Pictures
  texts: Pick<GeneralTexts, 'guarantee' | 'swipe'>
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
          {items.map(({ slug, title, description, hides, signs, service }, index) => (
            <li
              key={index}
              id={`praga-${slug}`}
              data-title={title}
              className="pest-card forced-colors-border"
            >
              <FittedHeading level="h3" className="text-card">
                {title}
              </FittedHeading>
              <CroppedPicture
                picture={pictures[slug]}
                sizes="(max-width: 39.99rem) 82vw, (max-width: 63.99rem) 46vw, 26rem"
                className="card-picture pest-portrait enlarged:gone save-data:gone"
              />
              <p>{description}</p>
              <dl className="text-sm">
                {[
                  [hidesLabel, hides],
                  [signsLabel, signs],
                  [texts.guarantee, guarantees?.find(({ pest }) => pest === slug)?.period],
                ].map(
                  ([label, fact], index) =>
                    fact && (
                      <div key={index}>
                        <dt className="font-display">{label}</dt>
                        <dd>{fact}</dd>
                      </div>
                    ),
                )}
              </dl>
              {services.includes(service) && (
                <a href={`#servico-${service}`} className="text-link text-sm">
                  {fillTemplate(pests.treatmentLink, 'pest', title.toLocaleLowerCase('pt-BR'))}
                  <ArrowRight className="icon" />
                </a>
              )}
            </li>
          ))}
        </menu>
      </div>
      <ChatButton href={chatHref} origin="pests" className="button-large justify-self-start">
        {pests.button}
      </ChatButton>
    </Section>
  )
})
