import { hrefOf } from '@/editor/addresses/addresses'
import { photoPathIn } from '@/editor/photos/draft-photos'
import { useDraft, useSession } from '@/editor/session/context'
import { isPhotoService } from '@/model/pictures/pictures'
import { lastOf } from '@/model/values/last-of'
import { type InputProps, useTextProps } from './input-props'

const PhotoLink = ({ picture }: { picture: string }) => (
  <a href={hrefOf(photoPathIn(useDraft(), picture))}>Escolher a foto deste serviço</a>
)

/** Shows a select with the options of the schema, and links a service without a drawing to its photo. */
export function ChoiceInput(props: InputProps<'choice'>) {
  const { store } = useSession()
  const { field, path, value } = props
  const onChange = (chosen: unknown) => store.change(path, chosen)
  const picture = String(value)
  return (
    <>
      <select {...useTextProps({ ...props, onChange })}>
        <option value="">Escolha…</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      {lastOf(path) === 'slug' && isPhotoService(picture) && <PhotoLink picture={picture} />}
    </>
  )
}
