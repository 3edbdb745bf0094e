import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { visit } from 'jsonc-parser'
import { issueLine } from '@/model/reading/issue'
import { upgradeContent } from '@/model/reading/upgrade/upgrade'
import { parseContent } from '@/model/reading/validation'
import { type SiteContent, siteContentSchema } from '@/model/schema/content'
import { contentPath } from '@/model/site/folder'
import { lastOf } from '@/model/values/last-of'
import { withoutByteOrderMark } from '@/model/values/parse-json'

/**
 * Checks the JSON of a file. Uses jsonc-parser, because `JSON.parse` does not always report the position
 * of an error, and keeps the last of two equal fields, of which the editor's tools change the first
 * (findings/jsonc-duplicate-key.sh).
 * @throws with one Portuguese line about the first error, or field that an object has twice
 */
function checkJson(text: string, file: string) {
  const refuse = (offset: number, message: string) => {
    throw new Error(`${file}, linha ${text.slice(0, offset).split('\n').length}: ${message}`)
  }
  const objects: Set<string>[] = []
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty: (name, offset) => {
        const names = lastOf(objects)
        if (names?.has(name)) refuse(offset, `repete o campo ${name}. O que fazer: deixe um só`)
        names?.add(name)
      },
      onError: (_, offset) =>
        refuse(
          offset,
          'falta ou sobra uma vírgula, aspa ou chave. Exemplo certo: "name": "Casa Serena",',
        ),
    },
    { disallowComments: true },
  )
}

function readFile(folder: string, contentName: string): unknown {
  const file = contentPath(contentName, folder)
  if (!existsSync(file)) throw new Error(`${file}: falta o arquivo`)
  const bytes = readFileSync(file)
  if (!isUtf8(bytes))
    throw new Error(`${file}: não foi salvo em UTF-8, e as letras com acento se perderiam`)
  const text = withoutByteOrderMark(bytes.toString())
  checkJson(text, file)
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
