import { convertedText } from '@/model/fields/code/schema'
import { toKeyboardText } from '@/model/format/normalize-text'

/** Converts `R$1500,00`, `a partir de 1.500 reais` and `1500` to `R$ 1.500`. */
export function normalizePrice(typed: string): string {
  const keyboardText = toKeyboardText(typed)
  const [, whole = '', cents] =
    /^(?:a partir de:? ?)?(?:R ?\$:? ?)?([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d*)(?:,(\d{2}))?(?: ?reais)?\.?$/i.exec(
      keyboardText,
    ) ?? []
  if (whole === '') return keyboardText
  const grouped = whole.replaceAll('.', '').replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${grouped}${cents && cents !== '00' ? `,${cents}` : ''}`
}

/** Returns the schema of a price in reais. */
export const price = (title: string, example: string) =>
  convertedText(
    title,
    normalizePrice,
    (value) => /^R\$ [1-9]\d{0,2}(\.\d{3})*(,\d{2})?$/.test(value),
    'não é um preço em reais',
    example,
  ).meta({ kind: 'price' })
