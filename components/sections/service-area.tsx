import { ChatButton } from '@/components/parts/chat-link'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { isSameTown, splitTown, townLabel } from '@/model/brazil/towns'
import { formatUnbrokenPhone, telUrl } from '@/model/fields/phone/format'
import { colouredTowns } from '@/model/pictures/map'
import mapLabels from '@/model/pictures/map-labels.json' with { type: 'json' }
import type { PictureFiles } from '@/model/pictures/picture-files'
import type { Company, GeneralTexts, PageContent } from '@/model/schema/content'
import { SECTION_IDS } from '@/model/site/anchors'

export const ServiceArea = memoByValue(function ServiceArea({
  area,
  towns,
  state,
  chatHref,
  picture,
  texts,
}: {
  area: PageContent['area']
  towns: Company['towns']
  state: Company['state']
  chatHref: string
  /** Picture of the map. */
  picture: PictureFiles
  texts: GeneralTexts
}) {
  const served = colouredTowns({ towns, state })
  // Without a map, the list names the towns.
  const hasList = !served || area.notes.length > 0 || towns.some((town) => town.surveillancePhone)
  return (
    <Section
      id={SECTION_IDS.area}
      head={area}
      columns={served !== undefined}
      className="service-area"
    >
      {served && (
        <div className="service-area-map print:gone">
          <Picture picture={picture} drawingAlt={area.mapAlt} />
          {/* The names are text of the page, because the illustration contains no text. */}
          <svg
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            aria-hidden="true"
            textAnchor="middle"
          >
            {mapLabels.map(({ name, x, y, anchor }) => (
              <text
                key={name}
                x={x}
                y={y}
                textAnchor={anchor === 'end' ? anchor : undefined}
                className={served.includes(name) ? 'service-area-served' : 'service-area-neighbour'}
              >
                {name}
              </text>
            ))}
          </svg>
        </div>
      )}
      <div className="service-area-text">
        <p>{area.text.replace(/(\d) (horas)/g, '$1\u00a0$2')}</p>
        {/* A menu, because web clippers drop short lists in ul (findings/short-lists-in-clippers.sh). */}
        {hasList && (
          <menu>
            {towns.map((town, index) => {
              const { surveillancePhone } = town
              const name = townLabel(town, state.code)
              const colour = mapLabels.find((label) => isSameTown(town, label, state.code))?.colour
              const note = area.notes.find((note) =>
                isSameTown(town, splitTown({ name: note.town }), state.code),
              )?.note
              return (
                <li
                  key={index}
                  className={`quarter-mark ${colour ? `service-area-${colour}` : ''}`}
                >
                  <h3 className="text-card">{name}</h3>
                  {note && <p>{note}</p>}
                  {surveillancePhone && (
                    <a href={telUrl(surveillancePhone)} className="text-link">
                      {texts.surveillance}: {formatUnbrokenPhone(surveillancePhone)}
                    </a>
                  )}
                </li>
              )
            })}
          </menu>
        )}
        <ChatButton href={chatHref}>{area.button}</ChatButton>
      </div>
    </Section>
  )
})
