import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Ends a run with how many tests it skipped, and why. */
class SkipReporter implements Reporter {
  readonly #counts = new Map<string, number>()

  onTestEnd({ annotations }: TestCase): void {
    const skip = annotations.find(({ type }) => type === 'skip')
    if (!skip) return
    const reason = skip.description ?? 'no reason given'
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1)
  }

  onEnd(): void {
    for (const [reason, count] of this.#counts) console.log(`  ${count} skipped: ${reason}`)
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default SkipReporter
