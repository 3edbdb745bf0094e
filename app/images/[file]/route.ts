import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = '.generated/images'
const TYPES = { svg: 'image/svg+xml', avif: 'image/avif', jpg: 'image/jpeg' } as const

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => readdirSync(FOLDER).map((file) => ({ file }))

/** The pictures as scripts/art.ts made them, by names that carry a hash of their content. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1) as keyof typeof TYPES]
  return new Response(new Uint8Array(readFileSync(`${FOLDER}/${file}`)), {
    headers: { 'Content-Type': type },
  })
}
