import { ChatButton } from '@/components/parts/chat-link'
import { type EmergencyCall, EmergencyCalls } from '@/components/parts/emergency-calls'
import { Icon } from '@/components/parts/icon'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { InterfaceTexts, Pest, SiteContent } from '@/content/schema'

export function Pests({
  texts,
  items,
  labels,
  calls,
  chatHref,
}: {
  texts: Omit<SiteContent['pests'], 'items'>
  /** The pests, each with the period of its guarantee where the company gives one. */
  items: readonly (Pest & { guarantee?: string })[]
  labels: Pick<InterfaceTexts, 'guarantee' | 'swipe'>
  calls: readonly EmergencyCall[]
  chatHref: string
}) {
  const label = { hides: texts.hidesLabel, signs: texts.signsLabel, guarantee: labels.guarantee }
  return (
    <Section
      id="pragas"
      title={texts.title}
      intro={texts.intro}
      className="pests ground-dark ground-darkest"
    >
      {items.length > 1 && (
        <p className="card-row-hint">{labels.swipe.replace('{count}', `${items.length}`)}</p>
      )}
      <div className="card-track">
        <ul className="card-row pest-list">
          {items.map(({ slug, title, latinName, description, service, emergency, ...pest }) => (
            <li key={slug} id={`praga-${slug}`} data-title={title} className="pest-card">
              <div>
                <h3 className="text-card">{title}</h3>
                <p lang="la" className="italic">
                  {latinName}
                </p>
              </div>
              <Picture name={slug} alt="" sizes="8rem" />
              <p className="pest-text">{description}</p>
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
              {emergency && <EmergencyCalls calls={calls} />}
              <a href={`#servico-${service}`} className="link-on-dark">
                {texts.treatmentLink.replace('{pest}', title.toLocaleLowerCase('pt-BR'))}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ChatButton href={chatHref} origin="pests" className="button-large">
        {texts.button}
      </ChatButton>
    </Section>
  )
}
