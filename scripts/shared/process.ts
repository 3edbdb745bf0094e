import { spawnSync } from 'node:child_process'

/**
 * Runs a program to its end without showing what it says.
 * @param failure what it means that the program fails
 * @returns what it wrote
 * @throws with all that it said, or why it could not be started
 */
export function output(
  command: string,
  args: readonly string[],
  failure: string,
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // npm and npx are scripts on Windows, which only its shell can start.
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${failure}:\n${error?.message ?? `${stdout}${stderr}`}`)
  return stdout
}
