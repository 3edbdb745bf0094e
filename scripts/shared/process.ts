import { spawnSync } from 'node:child_process'

/**
 * Runs a program to its end without showing its output.
 * @param failure the sentence for a program that fails
 * @throws with all of its output, or why it could not be started
 */
export function runQuietly(program: string, args: readonly string[], failure: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${failure}:\n${error?.message ?? `${stdout}${stderr}`}`)
}

/**
 * Runs a program to its end, showing its output.
 * @returns true if it succeeded
 */
export function run(program: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' })
  if (error) console.error(`${program}: ${error.message}`)
  return status === 0
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
