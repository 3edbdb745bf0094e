import type { GitHub } from '@/editor/github/github'
import type { EditorStore } from '@/editor/store/editor'
import type { Resolution } from '@/editor/store/merge'

/**
 * Reads the branch and merges it into the draft. Drops a response that may be older than a commit that
 * the tab has read or saved meanwhile.
 * @returns the merge if it needs more resolutions; otherwise undefined
 * @throws GitHubError if the branch cannot be read
 */
export async function pull(
  editor: EditorStore,
  github: GitHub,
  resolutions: readonly Resolution[] = [],
) {
  const { base } = editor.get()
  const remote = await github.read()
  return editor.get().base === base ? editor.mergeRemote(remote, resolutions) : undefined
}
