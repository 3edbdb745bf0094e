/**
 * `npm run art:sheet`: all pictures side by side at 300 px, to judge the set as a set. It writes
 * reports/contact-sheet.html, which is neither committed nor published.
 */
import '@/scripts/shared/node-version.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import { checkPicture } from './check/picture'
import { sentBytes } from './check/set'
import { scenes } from './index'
import { drawScene } from './render'

const FOLDER = 'reports'
const WIDTH = 300

const css = `
body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; background: #f6f1e7; color: #0f3d2e }
h2 { margin: 32px 0 12px; font-size: 18px }
section { display: grid; grid-template-columns: repeat(auto-fill, ${WIDTH}px); gap: 20px; align-items: start }
figure { margin: 0 } img { display: block; width: ${WIDTH}px; height: auto }
/* Heroes are transparent: the page paints this background */
.heroes img { background: #0f3d2e } .heroes figure:nth-child(n+5) img { background: #0f3460 }
.broken { color: #8c3823; font-weight: 700 }`

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function figure(scene: (typeof scenes)[number]): string {
  const drawn = drawScene(scene)
  const source = Buffer.from(drawn.svg)
  const problems = checkPicture(drawn)
  return `<figure><img src="data:image/svg+xml;base64,${source.toString('base64')}" alt="">
<figcaption><b>${scene.name}</b> · ${scene.background} · ${sentBytes(drawn.svg)} bytes sent<br>
${asHtml(scene.title)}${problems.map((p) => `<br><span class="broken">${asHtml(p)}</span>`).join('')}</figcaption></figure>`
}

async function writeSheet(): Promise<void> {
  const groups = [...new Set(scenes.map(({ group }) => group))]
  const sections = groups.map(
    (group) =>
      `<h2>${group}</h2><section class="${group}">${scenes
        .filter((scene) => scene.group === group)
        .map(figure)
        .join('\n')}</section>`,
  )
  await mkdir(FOLDER, { recursive: true })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${css}</style><body>${sections.join('\n')}</body></html>\n`
  await writeFile(`${FOLDER}/contact-sheet.html`, html)
  console.log(`${FOLDER}/contact-sheet.html: ${scenes.length} pictures at ${WIDTH} px`)
}

writeSheet().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
