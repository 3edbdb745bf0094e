import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { parseContent } from '@/content/problems'
import { type SiteContent, siteContent } from '@/content/schema'

/** The line of the first syntax error, which Node's own parser does not always name. */
function lineOfError(text: string): number | undefined {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' })
    return undefined
  } catch (error) {
    const { errors } = error as { errors?: { location: { line: number } | null }[] }
    return errors?.[0]?.location?.line
  }
}

function readFile(folder: string, part: string): unknown {
  const file = `content/${part}.json`
  let bytes: Buffer
  try {
    bytes = readFileSync(join(folder, `${part}.json`))
  } catch {
    throw new Error(`${file}: o arquivo falta ou não pode ser lido`)
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${file}: não foi salvo em UTF-8, e as letras com acento se perderiam`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(
      `${file}, linha ${lineOfError(text) ?? 1}: falta ou sobra uma vírgula, aspa ou chave. Exemplo certo: "name": "Casa Serena",`,
    )
  }
}

/**
 * The files of content/ that the schema knows, by name. Others are never read.
 * @throws with one line about the first that cannot be read
 */
export const readContent = (folder = 'content'): Record<string, unknown> =>
  Object.fromEntries(Object.keys(siteContent.shape).map((part) => [part, readFile(folder, part)]))

/** @throws with one line for each problem */
export const checkedContent = (): SiteContent => parseContent(readContent())
