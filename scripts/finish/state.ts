/*
 * React takes the whole document over from a state that Next wrote, which says every word of the page
 * a second time. Hardly anything on these pages has something to take over: here all the rest becomes
 * opaque in the state, and React leaves its HTML as it stands. So the state weighs what the
 * interactive parts need, however much the page says; and text that was changed before React came, by
 * a translation say, is no mismatch, over which it would throw the page away.
 *
 * The format is that of React's Flight client (`react-server-dom-*`): rows of id, colon, tag and body;
 * in a body's JSON, a string that begins with `$` stands for something else.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Element = [mark: '$', type: string, key: Json, props: { [key: string]: Json }]
type Row = {
  /** Empty for JSON, `T` for a text, `I` for a client module; any other is an instruction. */
  tag: string
  /** The JSON, also of a client module. */
  value: Json
  /** Whatever else a row holds. */
  text: string
}

const PUSH = 'self.__next_f.push('
const ROOT = '0'
/** Id and tag of a row, and for a text its length. */
const ROW = /^([0-9a-f]*):(?:T([0-9a-f]+),|([A-Z]?))/
/** Kind, id of a row and path inside it; see parseModelString() of the client. */
const REFERENCE = /^\$([L@Q]?)([0-9a-f]+)((?::[^:]+)*)$/
/** The mark of an element, an escaped `$`, a symbol, a date, numbers and undefined. */
const VALUE = /^\$(?:$|[$SDnuIN-])/
/** React finds these by what they hold, or they hold the rest. */
const NEVER_OPAQUE = ['html', 'head', 'body', 'title', 'meta', 'link', 'style']

/**
 * Reads rows as the client does: a text has its length, in bytes, where others end with the line.
 * @returns the rows by their id; a stream has several
 */
function readRows(state: string): Map<string, Row[]> {
  const bytes = Buffer.from(state)
  const rows = new Map<string, Row[]>()
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.toString('utf8', at, at + 40)
    const [head, id = '', length, tag = 'T'] = ROW.exec(start) ?? []
    if (head === undefined) throw new Error(`an unknown row in the state for React: ${start}`)
    const from = at + head.length
    const end = length ? from + Number.parseInt(length, 16) : bytes.indexOf('\n', from)
    const body = bytes.toString('utf8', from, end)
    const isJson = tag === '' || tag === 'I'
    const row = { tag, value: isJson ? JSON.parse(body) : null, text: isJson ? '' : body }
    rows.set(id, [...(rows.get(id) ?? []), row])
    at = length ? end : end + 1
  }
  return rows
}

/** The same value with each reference in it replaced. */
function mapReferences(
  value: Json,
  replace: (id: string, kind: string, path: string) => Json,
): Json {
  return JSON.parse(JSON.stringify(value), (_, item) => {
    if (typeof item !== 'string' || !item.startsWith('$') || VALUE.test(item)) return item
    const [, kind = '', id, path = ''] = REFERENCE.exec(item) ?? []
    if (id === undefined) throw new Error(`an unknown reference in the state for React: ${item}`)
    return replace(id, kind, path)
  })
}

function idsIn(value: Json): string[] {
  const ids: string[] = []
  mapReferences(value, (id) => ids.push(id))
  return ids
}

function isElement(value: Json): value is Element {
  return Array.isArray(value) && value[0] === '$' && value.length === 4
}

/** The same list or object with each of its members replaced; anything else as it is. */
function mapMembers(value: Json, replace: (member: Json) => Json): Json {
  if (Array.isArray(value)) return value.map(replace)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replace(member)]))
}

/** What stands at one step of a path; see createModel() of the client for those of an element. */
function memberOf(value: Json | undefined, step: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined
  return Reflect.get(value, isElement(value) ? ['', 'type', 'key', 'props'].indexOf(step) : step)
}

class State {
  readonly #rows: Map<string, Row[]>
  readonly #live = new Map<string, boolean>()
  readonly #given = new Set<string>()

  constructor(text: string) {
    this.#rows = readRows(text)
    for (const row of [...this.#rows.values()].flat())
      row.value = mapReferences(row.value, this.#withoutPath)
  }

  #named(id: string): Row[] {
    const rows = this.#rows.get(id)
    if (!rows) throw new Error(`no row ${id} in the state for React`)
    return rows
  }

  /** Next writes a repeated object as the path to its first place; here it is the object again. */
  #withoutPath = (id: string, kind: string, path: string): Json => {
    if (path === '') return `$${kind}${id}`
    let value = this.#named(id)[0]?.value
    for (const step of path.split(':').slice(1)) {
      const [next] = typeof value === 'string' ? idsIn(value) : []
      value = memberOf(next === undefined ? value : this.#named(next)[0]?.value, step)
    }
    if (value === undefined) throw new Error(`nothing at ${id}${path} in the state for React`)
    return mapReferences(value, this.#withoutPath)
  }

  /** Whether a client module stands in a value, directly or by reference. */
  #isLive(value: Json): boolean {
    return idsIn(value).some((id) => {
      const live =
        this.#live.get(id) ??
        this.#named(id).some((row) => (row.tag ? row.tag !== 'T' : this.#isLive(row.value)))
      this.#live.set(id, live)
      return live
    })
  }

  /** Finds the rows that stand in what a component is given, directly or not. */
  #findGiven(value: Json, given: boolean): void {
    if (given || (isElement(value) && this.#isLive(value[1]))) {
      for (const id of idsIn(value)) {
        if (this.#given.has(id)) continue
        this.#given.add(id)
        for (const row of this.#named(id)) this.#findGiven(row.value, true)
      }
    } else if (value !== null && typeof value === 'object') {
      for (const member of Object.values(value)) this.#findGiven(member, false)
    }
  }

  #opaque = (value: Json): Json => {
    if (!isElement(value)) return mapMembers(value, this.#opaque)
    const [mark, type, key, props] = value
    if (this.#isLive(type)) return value
    const { children, ...attributes } = props
    const hasContent = children !== undefined || 'dangerouslySetInnerHTML' in attributes
    const mayBe = !type.startsWith('$') && !NEVER_OPAQUE.includes(type)
    if (mayBe && hasContent && !this.#isLive(props))
      return [mark, type, key, { ...attributes, dangerouslySetInnerHTML: { __html: '' } }]
    return [mark, type, key, this.#opaque(props)]
  }

  /**
   * Makes each element opaque in which there is nothing to take over. What a component is given stays
   * as it is: the component may show it only later, when no HTML stands there yet.
   */
  trim(): void {
    for (const row of [...this.#rows.values()].flat()) this.#findGiven(row.value, false)
    for (const [id, rows] of this.#rows)
      if (!this.#given.has(id)) for (const row of rows) row.value = this.#opaque(row.value)
  }

  /**
   * The rows that the root leads to, each after those it names and numbered in that order. The hints
   * among the others asked for files that the page's own HTML asks for.
   */
  write(): string {
    const newIds = new Map<string, string>()
    let state = ''
    const write = (id: string): string => {
      const known = newIds.get(id)
      if (known !== undefined) return known
      const rows = this.#named(id).map((row) => ({
        ...row,
        value: mapReferences(row.value, (to, kind) => `$${kind}${write(to)}`),
      }))
      const newId = id === ROOT ? ROOT : (newIds.size + 1).toString(16)
      newIds.set(id, newId)
      for (const { tag, value, text } of rows) {
        const isJson = tag === '' || tag === 'I'
        const length = tag === 'T' ? `${Buffer.byteLength(text).toString(16)},` : ''
        const body = isJson ? JSON.stringify(value) : text
        state += `${newId}:${tag}${length}${body}${tag === 'T' ? '' : '\n'}`
      }
      return newId
    }
    write(ROOT)
    return state
  }
}

/**
 * The inline scripts that Next wrote into a page, as one script whose state is trimmed.
 * @param scripts their texts in the order of the page
 * @throws when they hold what this step does not know
 */
export function trimState(scripts: readonly string[]): string {
  const others: string[] = []
  let rows = ''
  for (const script of scripts) {
    const chunk: unknown = script.startsWith(PUSH)
      ? JSON.parse(script.slice(PUSH.length, script.lastIndexOf(')')))
      : undefined
    if (Array.isArray(chunk) && chunk[0] === 1 && typeof chunk[1] === 'string') rows += chunk[1]
    else others.push(script)
  }
  const state = new State(rows)
  state.trim()
  return `${[...others, `${PUSH}${JSON.stringify([1, state.write()])})`].join(';')}\n`
}
