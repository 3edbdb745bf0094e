import { photoPathIn } from '@/editor/addresses/addresses'
import { useDraft } from '@/editor/session/context'
import { isPhotoService } from '@/model/schema/picture-names'
import { lastOf } from '@/model/values/last-of'
import { fieldKey } from '@/model/values/tree'
import { type InputProps, useTextProps } from './input-props'

/** Links to the photo of a service that has no drawing. */
function PhotoLink({ picture }: { picture: string }) {
  const href = `#${fieldKey(photoPathIn(useDraft(), picture))}`
  return <a href={href}>Escolher a foto deste serviço</a>
}

/** Shows a select with the options of the schema. */
export function ChoiceInput(props: InputProps<'choice'>) {
  const { field, path, value } = props
  return (
    <>
      <select {...useTextProps(props)}>
        <option value="">Escolha…</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      {lastOf(path) === 'slug' && isPhotoService(String(value)) && (
        <PhotoLink picture={String(value)} />
      )}
    </>
  )
}
