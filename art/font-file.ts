/** The tables of a TrueType file: https://learn.microsoft.com/typography/opentype/spec/otff */

export type Table = { tag: string; bytes: Buffer }

export function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const start = sfnt.readUInt32BE(entry + 8)
    const end = start + sfnt.readUInt32BE(entry + 12)
    return { tag: sfnt.toString('latin1', entry, entry + 4), bytes: sfnt.subarray(start, end) }
  })
}

/** A file of these tables. Its sums of bytes are left to the compressor, which writes them anew. */
export function fontOf(tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(0x00010000)
  head.writeUInt16BE(tables.length, 4)
  const parts = [head]
  let offset = head.length
  const inOrder = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
  for (const [index, { tag, bytes }] of inOrder.entries()) {
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** What letters are drawn by. The rest is for variable fonts, other scripts and menus of fonts. */
const DRAWN_BY = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'kern', 'loca', 'maxp', 'post']

/** A full stop for family, style, full name and name in PostScript, which no font may be without. */
function noNames(): Table {
  const ids = [1, 2, 4, 6]
  const words = [0, ids.length, 6 + 12 * ids.length]
  // Windows, Unicode, English (United States); then the string's length and place.
  for (const id of ids) words.push(3, 1, 0x409, id, 2, 0)
  words.push('.'.charCodeAt(0))
  const bytes = Buffer.alloc(2 * words.length)
  for (const [index, word] of words.entries()) bytes.writeUInt16BE(word, 2 * index)
  return { tag: 'name', bytes }
}

/** The same letters without what a page has no use for: the licences lie beside the files. */
export function bare(sfnt: Buffer): Buffer {
  return fontOf([...tablesOf(sfnt).filter(({ tag }) => DRAWN_BY.includes(tag)), noNames()])
}
