import { existsSync, readFileSync } from 'node:fs'
import { parse } from '@babel/parser'
import { placeInWords } from './place'

type Statement = ReturnType<typeof parse>['program']['body'][number]
type Variable = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
type Value = NonNullable<Variable['init']>
type Path = readonly (string | number)[]
type Found = { path: Path; line: number }

const lineOf = (node: { loc?: { start: { line: number } } | null }) => node.loc?.start.line ?? 1

/** A value and all that it holds, each with the line on which it starts. */
function below(value: Value, path: Path, line = lineOf(value)): Found[] {
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return below(value.expression, path, line)
  const here = { path, line }
  if (value.type === 'ArrayExpression')
    return [
      here,
      ...value.elements.flatMap((item, index) =>
        item && item.type !== 'SpreadElement' ? below(item, [...path, index]) : [],
      ),
    ]
  if (value.type !== 'ObjectExpression') return [here]
  const fields = value.properties.flatMap((field) => {
    if (field.type !== 'ObjectProperty') return []
    const { key } = field
    const name =
      key.type === 'Identifier' ? key.name : 'value' in key ? String(key.value) : undefined
    return name === undefined ? [] : below(field.value as Value, [...path, name], lineOf(field))
  })
  return [here, ...fields]
}

/** Every value that a file of content/ exports. */
function valuesIn(source: string): Found[] {
  return parse(source, {
    sourceType: 'module',
    plugins: ['typescript'],
    errorRecovery: true,
  }).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? below(init, [id.name]) : [],
    )
  })
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
