/** Converts the drafts that earlier versions of the editor have stored (docs/decisions.md, 10). */
import type { Size } from '@/model/pictures/photo-rules'
import { groupAt, isObject } from '@/model/values/tree'
import { type ContentFiles, type StoredDraft, type StoredPhoto, upgradeFiles } from './content'

/** A draft with its photos inside. Version `513e617c` stored blobs, and only the last save in `sent`. */
type EarlierDraft = Pick<StoredDraft, 'base'> &
  Partial<Pick<StoredDraft, 'draft' | 'storedAt'>> & {
    photos: Readonly<Record<string, StoredPhoto | (Size & { blob: Blob })>>
    sent?: ContentFiles | StoredDraft['sent']
  }

const TEXTS_SUFFIX = '-textos'

/** Returns the key of the texts that an earlier version stored beside a draft. */
export const earlierTextsKey = (key: string) => `${key}${TEXTS_SUFFIX}`

function convertDraft({ base, draft, photos, sent, storedAt = 0 }: EarlierDraft): StoredDraft {
  const { files, upgradeNotes } = upgradeFiles(base.files)
  /** Upgrades some of the files among the others, because only one shows the version of all. */
  const upgrade = (some: ContentFiles) => {
    const upgraded = upgradeFiles({ ...base.files, ...some }).files
    return Object.fromEntries(Object.keys(some).map((name) => [name, upgraded[name]]))
  }
  const attempts: readonly ContentFiles[] | undefined = sent && [sent].flat()
  return {
    base: { ...base, files, upgradeNotes: [...(base.upgradeNotes ?? []), ...upgradeNotes] },
    draft: upgrade({ ...base.files, ...draft }),
    photos: Object.keys(photos),
    sent: attempts?.map(upgrade),
    storedAt,
  }
}

/** Returns the records of the device with their drafts and photos in the present form. */
export async function convertEarlierDrafts(
  records: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const converted = new Map<string, unknown>()
  for (const [key, record] of records) {
    const { base, photos } = groupAt(record, [])
    if (!base || !isObject(photos)) {
      if (!key.endsWith(TEXTS_SUFFIX)) converted.set(key, record)
      continue
    }
    const texts = groupAt(records.get(earlierTextsKey(key)), [])
    const draft = { ...groupAt(record, []), ...texts } as EarlierDraft
    converted.set(key, convertDraft(draft))
    for (const [path, photo] of Object.entries(draft.photos)) {
      if ('bytes' in photo) {
        converted.set(path, photo)
        continue
      }
      const { blob, ...size } = photo
      converted.set(path, { ...size, bytes: await blob.arrayBuffer(), type: blob.type })
    }
  }
  return converted
}
