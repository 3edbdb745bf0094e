/**
 * Whether a path in content/ is the owner's to write. The rest is the site's own: a copy of it that is kept
 * for the owner would be older than the rest of the site.
 */
export const isOwners = (path: string) =>
  !/^(schema(\/|$)|.*\.ts$|LEIA-ME\.md$|guia(\/|$))/.test(path)
