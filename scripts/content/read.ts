import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { quoted } from './messages'
import { fileOf, PARTS } from './schema-tree'
import { readText } from './text-file'

const AS_IT_CAME = 'o arquivo como veio, com os textos entre aspas e true ou false em minúsculas'

/** What keeps a file of content/ from being read, as one line like those of the content rules. */
function loadingProblem(file: string, error: unknown): string {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  // The last one of a line: folders above the project may have this name too.
  const [, named, line] =
    /.*(?<!scripts[\\/])\bcontent[\\/]([\w-]+\.ts)(?::(\d+))?/.exec(stack) ?? []
  const where = named ? `content/${named}` : file
  if (/: ERROR: /.test(message))
    return `${where}: linha ${line} (ou a anterior) tem uma vírgula ou aspa a mais ou a menos. Exemplo certo: name: 'Casa Serena',`
  const [, word] = /^(\S+) is not defined/.exec(message) ?? []
  const [, wanted] = /^Cannot find (?:module|package) '(?:.*[\\/])?([^'\\/]+)'/.exec(message) ?? []
  const what = wanted
    ? `não acha o arquivo '${wanted}' que pede`
    : `${line ? `linha ${line} não pode ser lida` : 'não pode ser lido'}${word ? `: '${word}' está sem aspas` : ''}`
  return `${where}: ${what}. Exemplo certo: ${AS_IT_CAME}`
}

/** A name that the site looks for and does not find stands in the file under another one. */
function exportProblems(file: string, names: readonly string[]): string[] {
  const wanted = PARTS.filter((part) => fileOf(part) === file)
  const missing = wanted.filter((part) => !names.includes(part))
  return names
    .filter((name) => !wanted.includes(name))
    .map(
      (name, index) =>
        `${file}: exporta ${quoted(name)}, que o site não conhece. Exemplo certo: ${missing[index] ? '' : 'só '}export const ${missing[index] ?? wanted.join(' e ')}`,
    )
}

/** What one file exports, and what is wrong with it before any rule is asked. */
async function readFile(
  file: string,
  root?: string,
): Promise<{ values: object; problems: string[] }> {
  try {
    readText(join(root ?? '.', file), 'o arquivo como veio', file)
  } catch (error) {
    return { values: {}, problems: [error instanceof Error ? error.message : String(error)] }
  }
  try {
    const address = root === undefined ? `@/${file}` : pathToFileURL(join(root, file)).href
    const values: object = await import(address)
    return { values, problems: exportProblems(file, Object.keys(values)) }
  } catch (error) {
    return { values: {}, problems: [loadingProblem(file, error)] }
  }
}

/**
 * Everything that the files of the schema export, by name.
 * @param root the folder of another content/ than the site's own
 * @throws with one line for each file that can't be read
 */
export async function readContent(root?: string): Promise<unknown> {
  const files = [...new Set(PARTS.map(fileOf))]
  const read = await Promise.all(files.map((file) => readFile(file, root)))
  const problems = read.flatMap((it) => it.problems)
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
  return Object.assign({}, ...read.map(({ values }) => values))
}
