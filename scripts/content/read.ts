import { fileOf, PARTS } from './schema-tree'

/** What keeps a file of content/ from being read, as one line like those of the content rules. */
function loadingProblem(error: unknown): unknown {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  // The last one of a line: folders above the project may have this name too.
  const [, name, line] =
    /.*(?<!scripts[\\/])\bcontent[\\/]([\w-]+)(?:\.ts(?::(\d+))?)?/.exec(stack) ?? []
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

/**
 * Everything that the files of the schema export, by name.
 * @throws with one line about the file that can't be read
 */
export async function readContent(): Promise<unknown> {
  const files = [...new Set(PARTS.map(fileOf))]
  try {
    const modules = await Promise.all(files.map((file) => import(`../../${file}`)))
    return Object.assign({}, ...modules)
  } catch (error) {
    throw loadingProblem(error)
  }
}
