import { existsSync, readFileSync } from 'node:fs'
import { parse } from '@babel/parser'
import { placeInWords } from './place'

/** Of Babel's many kinds of nodes what the files of content/ are made of. */
type Node = {
  loc: { start: { line: number } }
  name?: string
  expression?: Node
  elements?: (Node | null)[]
  properties?: { key?: { name?: string; value?: string }; value: Node; loc: Node['loc'] }[]
}
type Statement = { declaration?: { declarations?: { id: Node; init: Node }[] } }
type Found = { path: (string | number)[]; line: number }

/** A value and all that it holds, each with the line on which it starts. */
function below(value: Node, path: Found['path'], { start: { line } } = value.loc): Found[] {
  const { expression, elements = [], properties = [] } = value
  // As in `{ … } as const`.
  if (expression) return below(expression, path)
  return [
    { path, line },
    ...elements.flatMap((item, index) => (item ? below(item, [...path, index]) : [])),
    ...properties.flatMap(({ key, value, loc }) =>
      key ? below(value, [...path, `${key.name ?? key.value}`], loc) : [],
    ),
  ]
}

/** Every value that a file of content/ exports. */
function valuesIn(source: string): Found[] {
  const { body } = parse(source, { sourceType: 'module', plugins: ['typescript'] }).program
  return (body as unknown as Statement[]).flatMap(({ declaration }) =>
    (declaration?.declarations ?? []).flatMap(({ id, init }) => below(init, [id.name ?? ''])),
  )
}

/**
 * A message of the check with the line of what it speaks of: `content/company.ts: phone …` becomes
 * `content/company.ts, linha 9: phone …`. For what is missing, it is the line of what should hold it.
 */
export function withLine(message: string): string {
  const [, file, rest] = /^(content\/[\w-]+\.ts): (?!linha )(.*)$/s.exec(message) ?? []
  if (file === undefined || rest === undefined || !existsSync(file)) return message
  const [best] = valuesIn(readFileSync(file, 'utf8'))
    .map(({ path, line }) => ({
      words: placeInWords(path, file === `content/${path[0]}.ts` ? 1 : 0),
      line,
    }))
    .filter(({ words }) => rest.startsWith(words) && /^[ .,]/.test(rest.slice(words.length)))
    .sort((a, b) => b.words.length - a.words.length)
  return best ? `${file}, linha ${best.line}: ${rest}` : message
}
