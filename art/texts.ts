import type { SiteContent } from '@/content/schema'
import { canSet } from './lettering'

/** The parts of content/ with texts that are drawn. */
export type DrawnContent = Pick<SiteContent, 'company' | 'home' | 'drains'>

/** The texts of content/ that scenes draw, each with its file and field. */
function drawnTexts({ company, home, drains }: DrawnContent): [place: string, text?: string][] {
  const { name, technicalLead, sanitaryLicence, environmentalLicence } = company
  const facts: [field: string, text?: string][] = [
    ['name', name],
    ['sanitaryLicence', sanitaryLicence],
    ['environmentalLicence', environmentalLicence],
    ['technicalLead.name', technicalLead?.name],
    ['technicalLead.council', technicalLead?.council],
    ['technicalLead.registration', technicalLead?.registration],
  ]
  return [
    ...facts.map(([field, text]): [string, string?] => [`content/company.json: ${field}`, text]),
    ['content/home.json: hero.title', home.hero.title],
    ['content/home.json: hero.eyebrow', home.hero.eyebrow],
    ['content/drains.json: hero.title', drains.hero.title],
    ['content/drains.json: hero.eyebrow', drains.hero.eyebrow],
  ]
}

/**
 * A line in Portuguese for each drawn text with a letter that the drawings' fonts lack. On a page the
 * browser takes such a letter from another font; a drawing has no other.
 */
export function letterProblems(content: DrawnContent): string[] {
  return drawnTexts(content).flatMap(([place, text = '']) => {
    const letters = [...text.normalize('NFC')]
    const missing = letters.find((letter) => !canSet(letter))
    if (missing === undefined) return []
    const plain = letters
      .map((letter) => (canSet(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
      .join('')
    const example = [...plain].every(canSet)
      ? `'${plain}'`
      : 'uma letra do português que se pareça com ela'
    return [
      `${place} tem a letra '${missing}', que falta nas letras com que as figuras são feitas. Exemplo certo: ${example}`,
    ]
  })
}
