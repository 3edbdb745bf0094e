import * as z from 'zod'

/** Returns the schema of a yes or no. */
export const switchField = (title: string, description?: string) =>
  z.boolean().meta({
    title,
    description,
    field: { kind: 'switch' },
    format: (value) => (value === true ? 'Sim' : 'Não'),
    replacement: () => false,
    initial: () => false,
  })
