/*
 * Imported before anything that could end the process: a build that wrote no site is a failure.
 */

let written = false

export function siteWritten(): void {
  written = true
}

process.on('exit', (code) => {
  if (written || code !== 0) return
  console.error('O site não foi construído: o programa parou antes do fim.')
  process.exitCode = 1
})
