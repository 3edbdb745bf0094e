import { ChatButton } from '@/components/parts/chat-link'
import { Icon } from '@/components/parts/icon'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { InterfaceTexts, Pest, SiteContent } from '@/content/schema'

export function Pests({
  pests,
  items,
  texts,
  chatHref,
}: {
  pests: Omit<SiteContent['pests'], 'items'>
  /** The pests, each with the period of its guarantee where the company gives one. */
  items: readonly (Pest & { guarantee?: string })[]
  texts: Pick<InterfaceTexts, 'guarantee' | 'swipe'>
  chatHref: string
}) {
  const label = { hides: pests.hidesLabel, signs: pests.signsLabel, guarantee: texts.guarantee }
  return (
    <Section
      id="pragas"
      title={pests.title}
      intro={pests.intro}
      className="pests ground-dark ground-darkest print:hidden!"
    >
      {items.length > 1 && (
        <p className="card-row-hint hidden">{texts.swipe.replace('{count}', `${items.length}`)}</p>
      )}
      <div className="card-track">
        <ul className="card-row pest-list">
          {items.map(({ slug, title, description, service, ...pest }) => (
            <li key={slug} id={`praga-${slug}`} data-title={title} className="pest-card box">
              <h3 className="text-card">{title}</h3>
              <Picture
                name={slug}
                alt=""
                sizes="(max-width: 39.99rem) 82vw, (max-width: 63.99rem) 46vw, 26rem"
                className="pest-portrait enlarged:hidden! saves-data:hidden!"
              />
              <p>{description}</p>
              <dl>
                {(['hides', 'signs', 'guarantee'] as const).map(
                  (fact) =>
                    pest[fact] && (
                      <div key={fact}>
                        <dt>{label[fact]}</dt>
                        <dd>{pest[fact]}</dd>
                      </div>
                    ),
                )}
              </dl>
              <a href={`#servico-${service}`} className="link-on-dark">
                {pests.treatmentLink.replace('{pest}', title.toLocaleLowerCase('pt-BR'))}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ChatButton href={chatHref} origin="pests" className="pests-button button-large">
        {pests.button}
      </ChatButton>
    </Section>
  )
}
