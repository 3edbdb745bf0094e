import { homedir } from 'node:os'

/** Folders of this machine that nothing published may name, each with a slash at its end. */
export const machineFolders: readonly string[] = [process.cwd(), homedir()]
  .filter((path) => path !== '/')
  .map((path) => `${path}/`)
