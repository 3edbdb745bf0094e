import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { otherCompany } from '@/lib/other-company'
import { output } from '@/scripts/shared/process'

/** The files of content/ that hold texts. */
const isTexts = (file: string) =>
  file.endsWith('.json') && !['company.json', 'palette.json', 'avisos.json'].includes(file)

/** Every text of more than one word, in quotation marks, with its words the other way round. */
function reverseWords(source: string): string {
  return source.replace(
    /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g,
    (_, mark, text) => `${mark}${text.split(' ').reverse().join(' ')}${mark}`,
  )
}

/** Another palette of the same lightness steps: red and blue are swapped. */
function swapColours(source: string): string {
  return source.replace(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})/gi, '#$3$2$1')
}

/**
 * Turns a copy of the sources into another company's, by the steps of the owner's guide: its facts and
 * its own words everywhere, its palette, a photo, a notice, and testimonials of real clients.
 * @throws when the copy can't be drawn
 */
export async function becomeOther(folder: string): Promise<void> {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
  const content = join(folder, 'content')
  for (const file of readdirSync(content).filter(isTexts)) edit(join('content', file), reverseWords)
  edit('content/company.json', () => JSON.stringify(otherCompany))
  edit('content/testimonials.json', (text) => text.replaceAll('"sample": true', '"sample": false'))
  edit('content/palette.json', swapColours)
  edit(
    'content/avisos.json',
    () => '{ "avisos": [{ "texto": "Voltamos já.", "de": "2026-01-01", "ate": "2099-12-31" }] }\n',
  )
  mkdirSync(join(content, 'fotos'), { recursive: true })
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toFile(join(content, 'fotos/ralo.jpg'))
  output('npm', ['run', '--silent', 'art'], "The copy can't be drawn", { cwd: folder })
}

/** A component that throws in the browser where the address says so. */
const BROKEN = `'use client'
import { useEffect, useState } from 'react'
export function Broken({ part }: { part: string }) {
  const [broken, setBroken] = useState(false)
  useEffect(() => setBroken(location.search === \`?\${part}\`), [part])
  if (broken) throw new Error(\`the \${part} is broken\`)
  return null
}
`

/** Lets page and layout throw under Next's runtime, which the export is published without. */
export function throwOnDemand(folder: string): void {
  const edit = (path: string, find: string, replace: string) => {
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(find)) throw new Error(`${path} has no ${find}`)
    writeFileSync(
      file,
      `import { Broken } from '@/components/client/broken'\n${text.replace(find, replace)}`,
    )
  }
  writeFileSync(join(folder, 'components/client/broken.tsx'), BROKEN)
  edit('app/layout.tsx', '{children}', '{children}<Broken part="layout" />')
  edit('app/page.tsx', '<Hero ', '<Broken part="page" /><Hero ')
}
