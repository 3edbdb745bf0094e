import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { output } from '@/scripts/shared/process'

/**
 * Installs packages into a folder of their own, for one run: together they are larger than all
 * dependencies of the site.
 * @throws when npm can't install them
 */
export function fetchPackages(folder: string, packages: readonly string[]): void {
  if (packages.length === 0) return
  mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  output('npm', ['install', ...options, ...packages], 'npm could not fetch the packages')
}

/** Path of a fetched package's file. */
export function packageFile(folder: string, path: string): string {
  return join(folder, 'node_modules', path)
}

/** A module of a fetched package, whose types are missing when this is compiled. */
export async function packageModule<Module>(folder: string, path: string): Promise<Module> {
  return await import(pathToFileURL(packageFile(folder, path)).href)
}
