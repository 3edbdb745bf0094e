/** The parsed content files, by name. */
export type ContentFiles = Readonly<Record<string, unknown>>
