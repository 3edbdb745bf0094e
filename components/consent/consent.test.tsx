import { renderToStaticMarkup } from 'react-dom/server'
import site from '@/.generated/site.json' with { type: 'json' }
import { createMarker } from '@/model/values/text-markers'
import { Consent } from './consent'

it('measures the question without its markers in the preview', () => {
  const text = 'Podemos contar as visitas e os toques no WhatsApp com cookies do Google Analytics?'
  for (const [question, isLong] of [
    [createMarker(5).repeat(9) + text, false],
    [`${text} ${text}`, true],
  ] as const) {
    const texts = { ...site.content.interface.consent, question }
    const markup = renderToStaticMarkup(<Consent analyticsId="G-TEST12345" texts={texts} />)
    expect(markup.includes('long-consent')).toBe(isLong)
  }
})
