import { spawnSync } from 'node:child_process'
import { startable } from './set-up.mjs'

/**
 * Runs a program to its end without showing its output.
 * @param failure what it means that the program fails
 * @returns its standard output
 * @throws with all of its output, or why it could not be started
 */
export function output(
  command: string,
  args: readonly string[],
  failure: string,
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): string {
  const [file, rest, options] = startable(command, args)
  const { status, stdout, stderr, error } = spawnSync(file, rest, {
    ...options,
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${failure}:\n${error?.message ?? `${stdout}${stderr}`}`)
  return stdout
}

/** Runs a command: an error ends it with exit code 1 and its message alone. */
export async function command(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
