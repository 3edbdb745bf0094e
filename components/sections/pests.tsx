import { ChatButton } from '@/components/parts/chat-link'
import { Icon } from '@/components/parts/icon'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { Pest, SiteContent } from '@/content/schema'

export function Pests({
  texts,
  items,
  guaranteeLabel,
  chatHref,
}: {
  texts: Omit<SiteContent['pests'], 'items'>
  /** The pests, each with the period of its guarantee where the company gives one. */
  items: readonly (Pest & { guarantee?: string })[]
  guaranteeLabel: string
  chatHref: string
}) {
  return (
    <Section
      id="pragas"
      title={texts.title}
      intro={texts.intro}
      className="pests ground-dark ground-darkest"
    >
      <ul className="pest-list">
        {items.map(
          ({ slug, title, latinName, description, hides, signs, service, alt, guarantee }) => (
            <li key={slug} className="pest-plate">
              <Picture name={slug} alt={alt} sizes="(max-width: 47.99rem) 40vw, 15rem" />
              <div>
                <h3 className="text-card">{title}</h3>
                <p lang="la" className="italic">
                  {latinName}
                </p>
              </div>
              <p>{description}</p>
              <dl>
                <div>
                  <dt>{texts.hidesLabel}</dt>
                  <dd>{hides}</dd>
                </div>
                <div>
                  <dt>{texts.signsLabel}</dt>
                  <dd>{signs}</dd>
                </div>
                {guarantee && (
                  <div>
                    <dt>{guaranteeLabel}</dt>
                    <dd>{guarantee}</dd>
                  </div>
                )}
              </dl>
              <a href={`#servico-${service}`} className="link-on-dark">
                {texts.treatmentLink}
                <Icon name="arrow" />
              </a>
            </li>
          ),
        )}
      </ul>
      <ChatButton href={chatHref} origin="pests" className="button-large">
        {texts.button}
      </ChatButton>
    </Section>
  )
}
