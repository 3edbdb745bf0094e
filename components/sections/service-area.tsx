import { ChatButton } from '@/components/parts/chat-link'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { normalizeText } from '@/model/format/normalize-text'
import { formatPhone, telUrl } from '@/model/format/phone'
import mapLabels from '@/model/map-labels.json'
import { BUILT_PICTURES } from '@/model/pictures'
import type { Company, GeneralTexts, PageContent } from '@/model/schema'

const isSameTown = (one: string, other: string) => normalizeText(one) === normalizeText(other)

export const ServiceArea = memoByValue(function ServiceArea({
  area,
  towns,
  texts,
  chatHref,
}: {
  area: PageContent['area']
  towns: Company['towns']
  texts: Pick<GeneralTexts, 'surveillance'>
  chatHref: string
}) {
  const map = BUILT_PICTURES.mapa
  const servedTown = (label: string) => towns.find(({ name }) => isSameTown(name, label))
  const hasNotes = area.notes.length > 0 || towns.some((town) => town.surveillancePhone)
  return (
    <Section id="localizacao" head={area} columns className="service-area">
      <div className="service-area-map print:gone">
        <Picture picture={map} alt={area.mapAlt} sizes="(max-width: 63.99rem) 100vw, 60rem" />
        {/*
         * The names are text of the page, because the illustration contains no text. Their outline
         * is an attribute, because Dark Reader turns an outline of a style sheet as light as the
         * letters.
         */}
        <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" textAnchor="middle">
          {mapLabels.map(({ name, x, y, anchor }) => (
            <text
              key={name}
              x={x}
              y={y}
              textAnchor={anchor === 'end' ? anchor : undefined}
              stroke="var(--outline-color)"
              className={servedTown(name) ? 'service-area-served' : 'service-area-neighbour'}
            >
              {servedTown(name)?.name ?? name}
            </text>
          ))}
        </svg>
      </div>
      <div className="service-area-text">
        <p>{area.text}</p>
        {hasNotes && (
          <ul>
            {towns.map(({ name, surveillancePhone }, index) => {
              const colour = mapLabels.find((label) => isSameTown(label.name, name))?.colour
              const note = area.notes.find(({ town }) => isSameTown(town, name))?.note
              return (
                <li
                  key={index}
                  className={colour ? `quarter-mark service-area-${colour}` : 'quarter-mark'}
                >
                  <h3 className="text-card">{name}</h3>
                  {note && <p>{note}</p>}
                  {surveillancePhone && (
                    <a href={telUrl(surveillancePhone)} className="text-link">
                      {texts.surveillance}:{' '}
                      {formatPhone(surveillancePhone).replaceAll(' ', '\u00a0')}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        <ChatButton href={chatHref} origin="area">
          {area.button}
        </ChatButton>
      </div>
    </Section>
  )
})
