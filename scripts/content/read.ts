import { fileOf, PARTS } from './schema-tree'

/** What keeps a file of content/ from being read, as one line like those of the content rules. */
function loadingProblem(error: unknown): unknown {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  // The last one of a line: folders above the project may have this name too.
  const [, name, line] =
    /.*(?<!scripts[\\/])\bcontent[\\/]([\w-]+)(?:\.ts(?::(\d+))?)?/.exec(stack) ?? []
  if (!name) return error
  const file = `content/${name}.ts`
  const [, syntax] = /: ERROR: (.+)/.exec(message) ?? []
  if (syntax)
    return new Error(
      `${file}: linha ${line} (ou a anterior) com uma vírgula ou aspa a mais ou a menos (${syntax}). Exemplo certo: name: 'Casa Serena',`,
    )
  const what = line ? `linha ${line} não pode ser lida` : 'não pode ser lido'
  const [reason] = message.split('\n')
  return new Error(
    `${file}: ${what} (${reason}). Exemplo certo: o arquivo como veio, com os textos entre aspas e true ou false em minúsculas`,
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
