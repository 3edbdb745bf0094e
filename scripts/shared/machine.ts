import { homedir } from 'node:os'

/** Folders of this machine that nothing published may name, each with a slash at its end. */
const machineFolders: readonly string[] = [process.cwd(), homedir()]
  .filter((path) => path !== '/')
  .map((path) => `${path}/`)

/** Windows separates folders by a backslash, which is doubled inside a script. */
export const slashed = (text: string) => text.replaceAll(/\\+/g, '/')

/** Whether a text names a folder: "/app/" as such, and not inside a longer address. */
function names(text: string, folder: string): boolean {
  for (let at = text.indexOf(folder); at !== -1; at = text.indexOf(folder, at + 1))
    if (!/[\w.-]/.test(text[at - 1] ?? '')) return true
  return false
}

/** The first of some folders, each with a slash at its end, that a text names; with forward slashes. */
export function folderIn(text: string, folders = machineFolders): string | undefined {
  return folders.map(slashed).find((folder) => names(slashed(text), folder))
}
