import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseError, parse } from 'jsonc-parser'
import { companyFolder } from './folder'
import { type SiteContent, siteContent } from './schema'
import { parseContent } from './validation'

function readFile(folder: string, part: string): unknown {
  const path = join(folder, `${part}.json`)
  // With the slashes of every other message, on Windows too.
  const file = `${folder}/${part}.json`
  if (!existsSync(path)) throw new Error(`${file}: falta o arquivo`)
  const bytes = readFileSync(path)
  if (!isUtf8(bytes))
    throw new Error(`${file}: não foi salvo em UTF-8, e as letras com acento se perderiam`)
  const text = new TextDecoder().decode(bytes)
  // Node's own parser does not always say where an error is.
  const errors: ParseError[] = []
  const content: unknown = parse(text, errors, { disallowComments: true })
  if (!errors[0]) return content
  const line = text.slice(0, errors[0].offset).split('\n').length
  throw new Error(
    `${file}, linha ${line}: falta ou sobra uma vírgula, aspa ou chave. Exemplo certo: "name": "Casa Serena",`,
  )
}

/**
 * The files of a company's folder that the schema knows, by name. Others are never read.
 * @throws with one line about the first that cannot be read
 */
export const readContent = (folder: string): Record<string, unknown> =>
  Object.fromEntries(Object.keys(siteContent.shape).map((part) => [part, readFile(folder, part)]))

/** @throws with one line for each problem */
export function checkedContent(): SiteContent {
  const folder = companyFolder()
  return parseContent(readContent(folder), folder)
}
