import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Container } from 'postcss'
import { filesBelow } from '@/build/files'

const styleSheets = ['app', 'components', 'editor']
  .flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.css') && !file.startsWith('editor/out/'))

/** Returns the declarations that stand behind a nested rule of the same block. */
function lateDeclarations(block: Container): string[] {
  let isBehindRule = false
  return (block.nodes ?? []).flatMap((node) => {
    if (node.type === 'decl') return isBehindRule ? [`${node}`] : []
    if (!('nodes' in node) || !node.nodes) return []
    isBehindRule = true
    return lateDeclarations(node as Container)
  })
}

it('puts declarations before nested rules, because some compilers move them there', () => {
  // findings/nested-declaration-order.sh
  expect(styleSheets.length).toBeGreaterThan(30)
  const late = styleSheets.flatMap((file) =>
    lateDeclarations(postcss.parse(readFileSync(file, 'utf8'))).map((text) => `${file}: ${text}`),
  )
  expect(late).toEqual([])
})
