import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, Identifier } from '@mdn/browser-compat-data'
import postcss, { type ChildNode } from 'postcss'
import packageJson from '@/package.json' with { type: 'json' }

const FLOOR = packageJson.browserslist.map((browser) => {
  const [name, version] = browser.replace('ios_saf', 'safari_ios').split(' ')
  return { name: name as BrowserName, version: Number(version) }
})

/** Does every browser of the floor have a feature? A name without data is no feature. */
function isSupported(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support
  if (!support) return true
  return FLOOR.every(({ name, version }) =>
    [support[name] ?? []].flat().some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        // The data writes "≤79" where it knows no earlier version.
        Number.parseFloat(`${version_added}`.replace('≤', '')) <= version &&
        !(version_removed || flags || prefix || alternative_name),
    ),
  )
}

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css
const functions: Record<string, Identifier> = Object.assign({}, ...Object.values(types), types)

function missingInDeclaration(property: string, value: string): string[] {
  if (property.startsWith('-')) return []
  if (!isSupported(properties[property])) return [property]
  const keywords = value.match(/(?<![\w#."-])[a-z][a-z-]*(?![\w("-])/g) ?? []
  const called = [...value.matchAll(/[a-z][a-z-]*(?=\()/g)].map(([name]) => name)
  const units = /\d[dsl]v[a-z]+/.test(value) ? ['viewport_percentage_units_dynamic'] : []
  return [
    ...keywords.filter((keyword) => !isSupported(properties[property]?.[keyword])),
    ...[...called, ...units].filter((name) => !isSupported(functions[name])),
  ].map((part) => `${property}: ${part}`)
}

/** Does the floor apply a block of `@supports`? The condition is declarations joined by `and`, or one `not`. */
function applies(condition: string): boolean {
  const declarations = [...condition.matchAll(/\(([a-z-]+):((?:[^()]|\([^()]*\))*)\)/g)]
  const isMissing = ([, property = '', value = '']: string[]) =>
    missingInDeclaration(property, value).length > 0
  return declarations.some(isMissing) === condition.startsWith('not')
}

function missingInNode(node: ChildNode): string[] {
  if (node.type === 'decl') {
    const sameProperty = node.parent?.nodes.filter(
      (sibling) => sibling.type === 'decl' && sibling.prop.replace(/^-[a-z]+-/, '') === node.prop,
    )
    return sameProperty?.[0] === node ? missingInDeclaration(node.prop, node.value) : []
  }
  if (node.type === 'rule')
    return [...node.selector.matchAll(/::?([a-z][a-z-]+)/g)].flatMap(([text, name = '']) =>
      isSupported(selectors[name]) ? [] : [text],
    )
  if (node.type !== 'atrule') return []
  // Browsers of the floor drop a query whose form they do not know, and only miss an unknown feature.
  if (node.name === 'media')
    return /[<>]|\bor\b|\band \(?not\b|^not \(/.test(node.params) ? [`@media ${node.params}`] : []
  return isSupported(atRules[node.name]) ? [] : [`@${node.name}`]
}

/** The features of a style sheet that the floor lacks, without an `@supports` and an earlier declaration. */
export function missingInCss(css: string): string[] {
  const visit = (node: ChildNode): string[] => {
    if (node.type === 'atrule' && node.name === 'supports' && !applies(node.params)) return []
    const below = 'nodes' in node ? (node.nodes ?? []).flatMap(visit) : []
    return [...missingInNode(node), ...below]
  }
  return [...new Set(postcss.parse(css).nodes.flatMap(visit))]
}

const globals: Record<string, Identifier> = { ...bcd.api, ...bcd.javascript.builtins }
/** Methods of the language. Those of the browser's objects share too many names with packages' own. */
const methods = new Map<string, boolean>()
for (const type of Object.values<Identifier>(bcd.javascript.builtins ?? {}))
  for (const [name, feature] of Object.entries<Identifier>(type))
    methods.set(name, methods.get(name) || isSupported(feature))

/** The calls of a script that the floor lacks, as `new Name`, `Name.method` or `.method`. */
export function missingInScript(script: string): string[] {
  const missing = [...script.matchAll(/(new )?([\w$]*)(?:\.(\w+))?\(/g)].flatMap(
    ([, isNew, object = '', method = '']) => {
      const own = globals[object]
      if (isNew) return isSupported(own) ? [] : [`new ${object}`]
      const feature = own?.[`${method}_static`] ?? own?.[method]
      if (feature) return isSupported(feature) ? [] : [`${object}.${method}`]
      return methods.get(method) === false ? [`.${method}`] : []
    },
  )
  return [...new Set(missing)]
}
