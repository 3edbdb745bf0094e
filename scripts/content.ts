import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnContent } from '../art/texts'
import { contentProblems } from '../lib/content-rules'
import { NOTICES_PATH, parseNotices } from '../lib/notices'

/** Pictures of lib/pictures.generated.json whose files are all in public/. */
async function presentPictures(): Promise<string[]> {
  const { pictures } = await import('../lib/pictures')
  const present = (src: string) => existsSync(join('public', src))
  return Object.entries(pictures)
    .filter(([, { fallback, avif }]) => [fallback, ...avif.map(({ src }) => src)].every(present))
    .map(([name]) => name)
}

/** What keeps a file of content/ from being read, as one line like those of the content rules. */
function loadingProblem(error: unknown): unknown {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  // The last one of a line: folders above the project may have this name too.
  const [, name, line] = /.*\bcontent[\\/]([\w-]+)(?:\.ts(?::(\d+))?)?/.exec(stack) ?? []
  if (!name) return error
  const file = `content/${name}.ts`
  if (/: ERROR: /.test(message))
    return new Error(
      `${file}: linha ${line} (ou a anterior) tem uma vírgula ou aspa a mais ou a menos. Exemplo certo: name: 'Casa Serena',`,
    )
  const [, word] = /^(\S+) is not defined/.exec(message) ?? []
  const [, wanted] = /^Cannot find module '(?:.*[\\/])?([^'\\/]+)'/.exec(message) ?? []
  const what = wanted
    ? `não acha o arquivo '${wanted}' que pede`
    : `${line ? `linha ${line} não pode ser lida` : 'não pode ser lido'}${word ? `: '${word}' está sem aspas` : ''}`
  return new Error(
    `${file}: ${what}. Exemplo certo: o arquivo como veio, com os textos entre aspas e true ou false em minúsculas`,
  )
}

/** Everything that content/ exports, by name. */
async function readContent() {
  const [
    company,
    consent,
    home,
    drains,
    testimonials,
    navigation,
    messages,
    words,
    palette,
    claims,
  ] = await Promise.all([
    import('../content/company'),
    import('../content/consent'),
    import('../content/home'),
    import('../content/drains'),
    import('../content/testimonials'),
    import('../content/navigation'),
    import('../content/messages'),
    import('../content/interface'),
    import('../content/palette'),
    import('../content/claims'),
  ]).catch((error: unknown) => {
    throw loadingProblem(error)
  })
  return {
    ...company,
    ...consent,
    ...home,
    ...drains,
    ...testimonials,
    navigation: navigation.navigation,
    ...messages,
    ...words,
    ...palette,
    ...claims,
  }
}

/** The notices that ship, by the rules that the browser holds them to. */
function noticesProblems(): string[] {
  const file = join('public', NOTICES_PATH)
  if (!existsSync(file)) return [`${file}: falta. Exemplo certo: { "avisos": [] }`]
  try {
    parseNotices(readFileSync(file, 'utf8'))
    return []
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : error}`]
  }
}

/** What hinders `npm run art`, or else one line for all that it has not drawn anew. */
async function drawingProblems(content: DrawnContent): Promise<readonly string[]> {
  const { ownersPhotos } = await import('../art/photos')
  const { letterProblems } = await import('../art/texts')
  const problems = [...ownersPhotos().problems, ...letterProblems(content)]
  if (problems.length > 0) return problems
  const { staleDrawings } = await import('./drawings')
  const stale = staleDrawings()
  if (stale.length === 0) return []
  const names = stale.length > 3 ? `${stale.slice(0, 3).join(', ')}…` : stale.join(', ')
  const what = stale.length === 1 ? '1 imagem ainda tem' : `${stale.length} imagens ainda têm`
  return [
    `public/images: ${what} o texto, a cor ou a foto de antes (${names}). O que fazer: rode "npm run art" e depois "npm run build"`,
  ]
}

/**
 * The content, once it keeps the rules of lib/content-rules.ts.
 * @throws with one line for each thing that is wrong
 */
export async function checkedContent() {
  const content = await readContent()
  const problems = [...contentProblems(content, await presentPictures()), ...noticesProblems()]
  // Drawings are made from the content, so their code is loaded only once that is right.
  if (problems.length === 0) problems.push(...(await drawingProblems(content)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return content
}
