import { type Row, row } from './row'
import { ask, type Site, UNKNOWN } from './site'

/** The headers of every response, and the contact for reports where there is one. */
export async function headers(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  const script = [...site.files.keys()].find((path) => path.endsWith('.js')) ?? '/'
  const paths = [...Object.keys(site.rules.pages), UNKNOWN, script]
  const answers = await Promise.all(paths.map((path) => ask(site, path)))
  for (const [name, value] of Object.entries(site.rules.headers)) {
    const values = answers.map((answer) => String(answer.headers[name.toLowerCase()] ?? 'none'))
    const found = [...new Set(values)].join(' and ')
    const it = row(`${name}: pages, 404, script`, value, found)
    // One of another build refuses this one's scripts; without any, each page has its own.
    const other = name === 'Content-Security-Policy' && found !== 'none'
    rows.push(other ? { ...it, about: 'policy' } : it)
  }
  const cookies = answers.flatMap((answer) => answer.headers['set-cookie'] ?? [])
  rows.push(row('cookies', 'none', cookies.join(', ') || 'none'))

  const contact = site.files.get('/.well-known/security.txt')?.toString()
  if (contact) {
    const expires = /^Expires: (.+)$/m.exec(contact)?.[1] ?? 'never'
    const ahead = new Date(expires) > new Date()
    const it = row('/.well-known/security.txt: expires', 'a day to come', expires, ahead)
    rows.push({ ...it, about: 'contact' })
  }
  return rows
}
