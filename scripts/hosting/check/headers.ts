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
    // One of another build refuses this one's scripts; without any, each page has its own.
    const other = name === 'Content-Security-Policy' && found !== 'none'
    rows.push(row(other ? 'policy' : 'headers', `${name}: pages, 404, script`, value, found))
  }
  const cookies = answers.flatMap((answer) => answer.headers['set-cookie'] ?? [])
  rows.push(row('headers', 'cookies', 'none', cookies.join(', ') || 'none'))

  const contact = site.files.get('/.well-known/security.txt')?.toString()
  if (contact) {
    const expires = /^Expires: (.+)$/m.exec(contact)?.[1] ?? 'never'
    const ahead = new Date(expires) > new Date()
    const check = '/.well-known/security.txt: expires'
    rows.push(row('contact', check, 'a day to come', expires, ahead))
  }
  return rows
}
