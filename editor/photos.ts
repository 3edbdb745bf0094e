import { type Commit, type Repository, readFiles } from './github'

/** The paths of the photos that a file lists. */
function photosIn(data: unknown): string[] {
  const items: unknown = Reflect.get(Object(data), 'items') ?? []
  if (!Array.isArray(items)) return []
  return items.map((item) => String(Reflect.get(Object(item), 'file')).replace(/^\//, ''))
}

/** Deletes the photos that the list no longer names, in the commit that changes the list. */
export async function withoutOldPhotos(
  repository: Repository,
  before: unknown,
  after: unknown,
  { variables }: Commit,
): Promise<void> {
  const kept = photosIn(after)
  const gone = photosIn(before).filter((path) => !kept.includes(path))
  if (gone.length === 0) return
  const paths = Object.fromEntries(gone.map((path, at) => [`photo_${at}`, path]))
  // GitHub refuses to delete what is not there.
  const found = await readFiles(repository, paths, 'oid')
  const there = gone.filter((_, at) => found[`photo_${at}`])
  variables.input.fileChanges.deletions.push(...there.map((path) => ({ path })))
}
