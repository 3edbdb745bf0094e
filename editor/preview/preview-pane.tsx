import { memo, useDeferredValue, useMemo, useRef } from 'react'
import type { Path } from '@/content/leaves'
import type { GitHub } from '@/editor/github'
import type { Photos } from '@/editor/store/checks'
import type { Files } from '@/editor/store/path'
import { type View, ViewBar } from '@/editor/toolbar'
import { noticesOn } from '@/lib/notices'
import { type Pick, Preview } from './preview'
import { previewReader } from './shown'
import { usePictures } from './use-pictures'

/** The preview of a content, with what it shows chosen above it. */
export const PreviewPane = memo(function PreviewPane({
  files,
  photos,
  github,
  view,
  editing,
  today,
  onView,
  onPick,
}: {
  files: Files
  photos: Photos
  github: GitHub
  view: View
  editing: Path | undefined
  today: string
  onView: (view: View) => void
  onPick: (pick: Pick) => void
}) {
  const reader = useRef(previewReader())
  // The page may come after the letter that was typed.
  const shown = useDeferredValue(files)
  const content = useMemo(() => reader.current(shown), [shown])
  const pictures = usePictures(content, photos, github)
  const { avisos } = content.avisos
  const edited = editing?.[0] === 'avisos' ? avisos[Number(editing[2] ?? 0)] : undefined
  return (
    <section className={view.isWide ? 'preview wide' : 'preview'} aria-label="Prévia">
      <ViewBar view={view} onChange={onView} />
      <div className="frame">
        <Preview
          content={content}
          page={view.page}
          notice={edited?.texto ?? noticesOn(content.avisos, today)[0]}
          target={editing}
          isDark={view.isDark}
          version={pictures}
          onPick={onPick}
        />
      </div>
    </section>
  )
})
