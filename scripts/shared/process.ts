import { spawnSync } from 'node:child_process'

/**
 * Runs a program, shows its output, and waits until it ends.
 * @returns true if the program succeeded
 */
export function run(program: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' })
  if (error) console.error(`${program}: ${error.message}`)
  return status === 0
}

/**
 * Runs the main function of a script. An error sets exit code 1 and prints only its message. Ends
 * the script without an error when the program that reads its output has ended, as in
 * `npm run launch-check | head`.
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
