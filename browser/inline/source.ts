/**
 * Source text that runs the functions one after the other. Each is written into the HTML as its own
 * text, so it may use nothing from outside its body: no import, no constant of its file, no helper.
 */
export function inlineSource(...functions: readonly (() => void)[]): string {
  return functions.map((run) => `(${run.toString()})()`).join(';')
}
