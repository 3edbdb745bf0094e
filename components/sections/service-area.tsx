import { ChatButton } from '@/components/parts/chat-link'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { isSameTown, splitTown, townLabel } from '@/model/brazil/towns'
import { formatUnbrokenPhone, telUrl } from '@/model/fields/phone/format'
import { colouredTowns } from '@/model/pictures/map'
import mapLabels from '@/model/pictures/map-labels.json' with { type: 'json' }
import { SECTION_IDS } from '@/model/site/anchors'
import { memoSection } from './memo-section'

export const ServiceArea = memoSection(
  ['area', 'towns', 'state', 'chats', 'pictures', 'texts'],
  function ServiceArea({ area, towns, state, chats, pictures, texts }) {
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
            <Picture picture={pictures.mapa} drawingAlt={area.mapAlt} />
            {/* The names are text of the page, because the illustration contains no text. */}
            <svg
              viewBox={`0 0 ${pictures.mapa.width} ${pictures.mapa.height}`}
              aria-hidden="true"
              textAnchor="middle"
            >
              {mapLabels.map(({ name, x, y, anchor }) => (
                <text
                  key={name}
                  x={x}
                  y={y}
                  textAnchor={anchor === 'end' ? anchor : undefined}
                  className={
                    served.includes(name) ? 'service-area-served' : 'service-area-neighbour'
                  }
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
                const colour = mapLabels.find((label) =>
                  isSameTown(town, label, state.code),
                )?.colour
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
          <ChatButton href={chats.page}>{area.button}</ChatButton>
        </div>
      </Section>
    )
  },
)
