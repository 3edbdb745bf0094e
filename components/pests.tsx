import { company } from '@/content/company'
import { interfaceTexts } from '@/content/interface'
import type { HomePage } from '@/content/types'
import { ChatButton } from './chat-link'
import { Picture } from './picture'
import { Section } from './section'

export function Pests({ pests, chatHref }: { pests: HomePage['pests']; chatHref: string }) {
  return (
    <Section id="pragas" title={pests.title} intro={pests.intro} className="pests">
      <ul className="pest-list">
        {pests.items.map(({ slug, title, latinName, description, hides, signs, alt }) => (
          <li key={slug} className="pest-plate">
            <Picture name={slug} alt={alt} sizes="(width < 48rem) 40vw, 15rem" />
            <div>
              <h3 className="text-card">{title}</h3>
              <p lang="la" className="italic">
                {latinName}
              </p>
            </div>
            <p>{description}</p>
            <dl>
              <div>
                <dt>{pests.hidesLabel}</dt>
                <dd>{hides}</dd>
              </div>
              <div>
                <dt>{pests.signsLabel}</dt>
                <dd>{signs}</dd>
              </div>
              {company.guarantees
                ?.filter(({ pest }) => pest === title)
                .map(({ period }) => (
                  <div key={period}>
                    <dt>{interfaceTexts.guarantee}</dt>
                    <dd>{period}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      <ChatButton href={chatHref} origin="pests" className="large">
        {pests.button}
      </ChatButton>
    </Section>
  )
}
