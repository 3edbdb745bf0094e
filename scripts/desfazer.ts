/** `npm run desfazer`: lists the copies of content/ and brings one of them back. */
import { createInterface } from 'node:readline/promises'
import { bringBack, copies, keepCopy } from './owner/copies'

const inWords = (name: string) => {
  const [day = '', ...more] = name.split(' ')
  const date = new Date(`${day}T12:00`)
  return `${date.toLocaleDateString('pt-BR', { dateStyle: 'full' })}, ${more.join(' ') || 'antes da primeira mudança'}`
}

async function chosen(all: readonly string[]): Promise<string | undefined> {
  if (all.length === 0) {
    console.log('Ainda não há cópia: o Editar guarda uma por dia, antes da primeira mudança.')
    return undefined
  }
  for (const [index, name] of all.entries()) console.log(`${index + 1}. ${inWords(name)}`)
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question('\nNúmero da cópia a trazer de volta (só Enter: nenhuma): ')
  asked.close()
  const name = all[Number(answer) - 1]
  if (!name) console.log('Nada mudou.')
  return name
}

const name = await chosen(copies())
if (name) {
  const now = new Date()
  const time = now.toLocaleTimeString('pt-BR').replaceAll(':', '.')
  keepCopy(`${now.toLocaleDateString('sv-SE')} antes de desfazer às ${time}`)
  bringBack(name)
  console.log(
    `Pronto: os textos e as fotos são de novo os de ${inWords(name)}. Como estavam há pouco também está na lista.`,
  )
}
