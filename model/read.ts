import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseError, parse } from 'jsonc-parser'
import { type SiteContent, siteContentSchema } from './schema'
import { parseContent } from './validation'

function readFile(folder: string, contentName: string): unknown {
  const path = join(folder, `${contentName}.json`)
  // Uses forward slashes on Windows too, like every other message.
  const file = `${folder}/${contentName}.json`
  if (!existsSync(path)) throw new Error(`${file}: falta o arquivo`)
  const bytes = readFileSync(path)
  if (!isUtf8(bytes))
    throw new Error(`${file}: não foi salvo em UTF-8, e as letras com acento se perderiam`)
  const text = new TextDecoder().decode(bytes)
  // Uses jsonc-parser, because `JSON.parse` does not always report the position of an error.
  const errors: ParseError[] = []
  const content: unknown = parse(text, errors, { disallowComments: true })
  if (!errors[0]) return content
  const line = text.slice(0, errors[0].offset).split('\n').length
  throw new Error(
    `${file}, linha ${line}: falta ou sobra uma vírgula, aspa ou chave. Exemplo certo: "name": "Casa Serena",`,
  )
}

/**
 * Reads the content files that the schema names from a company's folder.
 * @returns the parsed files by name, unchecked
 * @throws with one Portuguese line about the first file that cannot be read
 */
export const readContent = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(siteContentSchema.shape).map((contentName) => [
      contentName,
      readFile(folder, contentName),
    ]),
  )

/**
 * Reads and checks the content of a company.
 * @throws with one Portuguese line for each validation error, or for an unreadable file
 */
export const readCheckedContent = (folder: string): SiteContent =>
  parseContent(readContent(folder), folder)
