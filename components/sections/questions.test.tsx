import { content } from '@/fixtures/content'
import { byId, documentIn, select, textOf } from '@/fixtures/html'
import { html, PAGE_CASES } from '@/fixtures/pages'
import { fillSlot } from '@/model/values/words'

const { general } = content.interface

it.each(PAGE_CASES)(
  'labels the chat button of the questions of the %s as the header',
  (_, Page) => {
    const questions = byId(documentIn(html(Page)), 'duvidas')
    expect(select(questions, 'a.chat-button').map(textOf)).toEqual([general.contactButton])
  },
)

it.each(PAGE_CASES)(
  'shows the lowest price of the %s in the answer about prices and its link, only if there is one',
  (_, Page, pageName) => {
    const withPrice = (priceFrom?: string) => {
      const shown = structuredClone(content)
      shown.company.visitFee = undefined
      for (const service of shown[pageName].services.items) service.priceFrom = undefined
      Object.assign(shown[pageName].services.items[0] ?? {}, { priceFrom })
      const document = documentIn(html(Page, shown))
      return [
        textOf(byId(document, 'primeira-duvida')),
        ...select(document, '[href="#primeira-duvida"]').map(textOf),
      ]
    }
    const withoutPrice = withPrice()
    expect(withoutPrice.join()).not.toContain('R$')
    const price = fillSlot(general.priceFrom, 'price', 'R$ 321')
    const [answer, link] = withoutPrice
    expect(withPrice('R$ 321')).toEqual([`${price}. ${answer}`, `${link} ${price}`])
  },
)

it.each(PAGE_CASES)(
  'ends the answer about prices of the %s with the price of the visit that the owner gave',
  (_, Page) => {
    const answerWith = (visitFee?: string) => {
      const company = { ...content.company, visitFee }
      return textOf(byId(documentIn(html(Page, { ...content, company })), 'primeira-duvida'))
    }
    const unknown = ` ${general.visitFee}.`
    const answer = answerWith().replace(unknown, '')
    expect(answerWith()).toBe(answer + unknown)
    expect(answerWith('A visita custa R$ 60')).toBe(`${answer} A visita custa R$ 60.`)
    expect(answerWith('A visita é grátis.')).toBe(`${answer} A visita é grátis.`)
    expect(answerWith('A visita é grátis!')).toBe(`${answer} A visita é grátis!`)
  },
)
