/** `npm run desfazer`: lists the copies of content/ and brings one of them back. */
import { createInterface } from 'node:readline/promises'
import { bringBack, copies } from './owner/copies'

const inWords = (name: string) => {
  const [day = '', ...more] = name.split(' ')
  const date = new Date(`${day}T12:00`)
  return `${date.toLocaleDateString('pt-BR', { dateStyle: 'full' })}, ${more.join(' ') || 'antes da primeira mudança'}`
}

const all = copies()
if (all.length === 0)
  console.log('Ainda não há cópia: o Editar guarda uma por dia, antes da primeira mudança.')
else {
  for (const [index, name] of all.entries()) console.log(`${index + 1}. ${inWords(name)}`)
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question('\nNúmero da cópia a trazer de volta (só Enter: nenhuma): ')
  asked.close()
  const name = all[Number(answer) - 1]
  if (name) {
    bringBack(name, `${new Date().toLocaleString('sv-SE').replaceAll(':', '.')} antes de desfazer`)
    console.log(
      `Pronto: textos e fotos são de novo os de ${inWords(name)}. Os de há pouco também estão na lista.`,
    )
  } else console.log('Nada mudou.')
}
