import { spawnSync } from 'node:child_process'

/**
 * Runs a program to its end, showing its output.
 * @returns true if it succeeded
 */
export function run(program: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' })
  if (error) console.error(`${program}: ${error.message}`)
  return status === 0
}

/**
 * Runs a command: an error ends it with exit code 1 and its message alone. The command ends quietly when the reader of
 * its output is gone, as in `npm run launch-check | head`.
 */
export async function runMain(work: () => unknown): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
