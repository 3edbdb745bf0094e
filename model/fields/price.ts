import { toKeyboardText } from '@/model/texts/clean-text'
import { parsedText } from './parsed-text'

/** Converts `R$1500,00`, `a partir de 1.500 reais` and `1500` to `R$ 1.500`. */
export function parsePrice(typed: string): string | undefined {
  const [, whole, cents] =
    /^(?:(?:a partir de|desde):? ?)?(?:R ?\$:? ?)?([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d*)(?:,(\d{2}))?(?: ?reais)?\.?$/i.exec(
      toKeyboardText(typed),
    ) ?? []
  const grouped = whole?.replaceAll('.', '').replace(/\B(?=(\d{3})+$)/g, '.')
  return grouped && `R$ ${grouped}${cents && cents !== '00' ? `,${cents}` : ''}`
}

/** Returns the schema of a price in reais. */
export const price = parsedText('code', parsePrice, 'não é um preço em reais', {
  inputAttributes: { inputMode: 'decimal' },
})
