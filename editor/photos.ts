import { bytesOf, type Commit, type Repository, readFiles } from './github'

/** The paths of the photos that a file lists. */
function photosIn(data: unknown): string[] {
  const items: unknown = Reflect.get(Object(data), 'items') ?? []
  if (!Array.isArray(items)) return []
  return items.map((item) => String(Reflect.get(Object(item), 'file')).replace(/^\//, ''))
}

/**
 * Deletes the photos that the list names no more, in the commit that changes the list.
 * @param before the list before the commit
 */
export async function withoutOldPhotos(
  repository: Repository,
  before: unknown,
  { variables }: Commit,
): Promise<void> {
  const { additions, deletions } = variables.input.fileChanges
  const list = additions.find(({ path }) => path === 'content/photos.json')
  if (!list) return
  const kept = photosIn(JSON.parse(new TextDecoder().decode(bytesOf(list.contents))))
  const gone = photosIn(before).filter((path) => !kept.includes(path))
  if (gone.length === 0) return
  const paths = Object.fromEntries(gone.map((path, at) => [`photo_${at}`, path]))
  // GitHub refuses to delete what is not there.
  const { ref: _, ...found } = await readFiles(repository, paths, 'oid')
  deletions.push(...gone.filter((_, at) => found[`photo_${at}`]).map((path) => ({ path })))
}
