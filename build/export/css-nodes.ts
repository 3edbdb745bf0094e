import postcss, { type ChildNode, type Container, type Root } from 'postcss'

/** Moves the matching nodes, in copies of their groups and rules, from one tree to another. */
function move(from: Container, to: Container, matches: (node: ChildNode) => boolean): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (matches(node)) to.append(node)
    else if (node.type === 'rule' || node.type === 'atrule') {
      const group: Container = node
      const copy = group.clone({ nodes: [] })
      move(group, copy, matches)
      if (copy.nodes?.length) to.append(copy as ChildNode)
      if (group.nodes?.length === 0) group.remove()
    }
  }
}

/** Removes the matching nodes, and the groups and rules that they leave empty, and returns them. */
export function extract(tree: Root, matches: (node: ChildNode) => boolean): Root {
  const extracted = postcss.root()
  move(tree, extracted, matches)
  return extracted
}
