import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { issueLine } from '@/model/reading/issue'
import { upgradeContent } from '@/model/reading/upgrade/upgrade'
import { parseContent } from '@/model/reading/validation'
import { type SiteContent, siteContentSchema } from '@/model/schema/content'
import { contentPath } from '@/model/site/folder'
import { withoutByteOrderMark } from '@/model/values/parse-json'

/**
 * Finds a field that an object has twice. A JSON parser keeps the last one, and the editor's tools
 * change the first (findings/jsonc-duplicate-key.sh).
 */
function findRepeatedField({ children = [] }: Node): Node | undefined {
  const names = children.flatMap(({ type, children: [name] = [] }) =>
    type === 'property' && name ? [name] : [],
  )
  const values = names.map(({ value }) => value)
  const repeated = names.find(({ value }, index) => values.indexOf(value) < index)
  if (repeated) return repeated
  for (const child of children) {
    const inner = findRepeatedField(child)
    if (inner) return inner
  }
  return undefined
}

function readFile(folder: string, contentName: string): unknown {
  const file = contentPath(contentName, folder)
  if (!existsSync(file)) throw new Error(`${file}: falta o arquivo`)
  const bytes = readFileSync(file)
  if (!isUtf8(bytes))
    throw new Error(`${file}: não foi salvo em UTF-8, e as letras com acento se perderiam`)
  const text = withoutByteOrderMark(bytes.toString())
  // Uses jsonc-parser, because `JSON.parse` does not always report the position of an error.
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  if (error || !tree)
    throw new Error(
      `${file}, linha ${lineAt(error?.offset ?? 0)}: falta ou sobra uma vírgula, aspa ou chave. Exemplo certo: "name": "Casa Serena",`,
    )
  const repeated = findRepeatedField(tree)
  if (repeated)
    throw new Error(
      `${file}, linha ${lineAt(repeated.offset)}: repete o campo ${repeated.value}. O que fazer: deixe um só`,
    )
  return JSON.parse(text)
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
 * @returns the content, and a Portuguese line for each kind of field that an earlier version wrote
 * @throws with one Portuguese line for each validation error, or for an unreadable file
 */
export function readCompany(folder: string): { content: SiteContent; upgradeNotes: string[] } {
  const { content, notes } = upgradeContent(readContent(folder))
  return {
    content: parseContent(content, folder),
    upgradeNotes: notes.map((note) => issueLine(note, folder)),
  }
}
