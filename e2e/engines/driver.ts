/** What a visit needs of a browser, and no more. */
export type Driver = {
  /** Name and version. */
  readonly name: string
  /** Width of the narrowest window, in CSS pixels, of a phone where the engine allows it. */
  readonly narrow: number
  /** The pixel ratios that it can show. */
  readonly ratios: readonly number[]
  resize(width: number, ratio?: number): Promise<void>
  goto(address: string): Promise<void>
  /** The value of an expression in the page, or what its promise comes to. */
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  screenshot(): Promise<Buffer>
  /** What the pages complained of in the console since the last call. */
  consoleErrors(): Promise<string[]>
  close(): Promise<void>
}

export type Key = 'Tab' | 'Escape'

export const HEIGHT = 844

/** Runs a function in the page, where it sees nothing but its arguments. */
export async function evaluate<Args extends readonly unknown[], Result>(
  driver: Driver,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  // The compiler wraps named functions in a helper of its own, which the page does not have.
  const expression = `(() => { const __name = (it) => it; return (${run})(...${JSON.stringify(args)}) })()`
  return (await driver.evaluate(expression)) as Awaited<Result>
}
