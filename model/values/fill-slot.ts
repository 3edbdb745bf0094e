/**
 * Replaces each slot of a text with a value.
 * @param name name of the slot: `service` for `{service}`
 */
export const fillSlot = (template: string, name: string, value: string | number): string =>
  template.replaceAll(`{${name}}`, () => `${value}`)
