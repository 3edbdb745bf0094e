/**
 * Replaces each `{name}` of an interface text with a value.
 * @param name name of the placeholder, without braces
 */
export const fillTemplate = (template: string, name: string, value: string | number): string =>
  template.replaceAll(`{${name}}`, () => `${value}`)
