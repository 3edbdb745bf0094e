import { SCREENS } from '@/editor/addresses/screen-table'
import { Option } from '@/editor/elements/option'
import { useDraftFile, useSession } from '@/editor/session/context'
import { PALETTES, type Palette, paletteName } from '@/model/colours/palettes'
import './colours.css'

/** Shades that a sample shows: both dark backgrounds, the light one, and the colours of pictures. */
const sampleOf = ({ forest, blue, cream, green, accent, terracotta }: Palette) => [
  forest[8],
  blue[8],
  cream[1],
  green[5],
  accent[5],
  terracotta[5],
]

/** Lets the owner choose one of the palettes. */
export function Colours() {
  const { store } = useSession()
  const chosen = paletteName(useDraftFile('palette'))
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{SCREENS.colours.title}</h1>
      <p>
        Toque numa opção para vê-la na página. Em todas, as letras se leem bem. Os desenhos mudam de
        cor alguns minutos depois de você salvar.
      </p>
      {chosen === undefined && (
        <p className="hint">As cores de agora foram feitas para o seu site e não estão na lista.</p>
      )}
      <fieldset aria-label={SCREENS.colours.title}>
        {PALETTES.map(({ name, palette: option }) => (
          <Option
            key={name}
            type="radio"
            name="palette"
            checked={name === chosen}
            onChange={() => store.change(['palette'], option)}
          >
            <span className="colour-sample">
              {sampleOf(option).map((colour) => (
                <span key={colour} style={{ background: colour }} />
              ))}
            </span>
            {name}
          </Option>
        ))}
      </fieldset>
    </div>
  )
}
