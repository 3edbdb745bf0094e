import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Accessibility, ArrowRight, Menu, Plus, X } from 'lucide-react'
import { picture } from '@/lib/pictures'

/** A handset in a bubble says WhatsApp here, before any word; the bubble is a tile's quarter circles. */
const BUBBLE = 'M12 2a10 10 0 1 1 0 20H2V12A10 10 0 0 1 12 2z'
const HANDSET =
  'M8.2 5.9c.6-.3 1.2-.1 1.5.4l1.2 2.2c.2.5.1 1-.2 1.3l-.9 1c.8 1.6 2 2.8 3.6 3.6l1-.9c.3-.3.8-.4 1.3-.2l2.2 1.2c.5.3.7.9.4 1.5-.8 1.3-2 2-3.5 1.9C10.3 17.5 6.8 14 6.3 9.5c-.1-1.5.6-2.8 1.9-3.6z'
/** A filled star. Lucide's outline of one takes four times the bytes. */
const STAR = 'M12 1.6l3.2 6.8 7.4 1-5.4 5.2 1.3 7.4-6.5-3.6-6.5 3.6 1.3-7.4-5.4-5.2 7.4-1z'

const icons = {
  chat: (
    <>
      <path d={BUBBLE} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d={HANDSET} fill="currentColor" />
    </>
  ),
  menu: <Menu />,
  close: <X />,
  arrow: <ArrowRight />,
  plus: <Plus />,
  accessibility: <Accessibility />,
  star: <path d={STAR} fill="currentColor" />,
}

export type IconName = keyof typeof icons

/** As a file, the company's mark would take a request of its own before the first paint. */
const { fallback, width, height } = picture('marca')
const MARK = readFileSync(join('public', fallback), 'utf8').replace(/<\/?svg[^>]*>/g, '')

/** The mark and every interface icon once; `Icon` shows it by reference, so a repeated one costs one line. */
export function IconSprite() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
      <symbol
        id="mark"
        viewBox={`0 0 ${width} ${height}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this project's own
        dangerouslySetInnerHTML={{ __html: MARK }}
      />
    </svg>
  )
}
