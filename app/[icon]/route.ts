import { readFileSync } from 'node:fs'

const TYPES = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml',
  'apple-icon.png': 'image/png',
} as const

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(TYPES).map((icon) => ({ icon }))

/** The icons as scripts/art.ts made them, at the addresses by which browsers and phones ask for them. */
export async function GET(_: Request, { params }: { params: Promise<{ icon: string }> }) {
  const { icon } = await params
  return new Response(new Uint8Array(readFileSync(`.generated/icons/${icon}`)), {
    headers: { 'Content-Type': TYPES[icon as keyof typeof TYPES] },
  })
}
