import { useMemo } from 'react'
import { fillContent, readLeniently } from '@/editor/derived/lenient-content'
import { useDraft, useSelected, useSession } from '@/editor/session/context'
import { pathsOf } from '@/editor/store/list-items'
import { colourDeclarations, type Palette } from '@/model/colours/palettes'
import { noticesForDay } from '@/model/page/notices-for-day'
import { visibleContent } from '@/model/page/visible-content'
import { isInPart, type SiteContent } from '@/model/schema/content'
import type { FieldPath } from '@/model/values/tree'
import { addMarkers } from './fields-on-page'
import { usePictures } from './use-pictures'

/** Adds a Google Analytics tag, because only a company with a tag shows the consent question. */
const withConsent = (content: SiteContent): SiteContent => ({
  ...content,
  company: { ...content.company, analyticsId: 'G-EXEMPLO' },
})

function colourRule(palette: Palette): string {
  const valid = colourDeclarations(palette).filter((colour) => /#[0-9a-f]{6};$/i.test(colour))
  return `:root { ${valid.join(' ')} }`
}

/** Returns the notice that the page shows: the selected one, or the first of the day. */
function shownNotice({ avisos }: SiteContent, selected: FieldPath, today: string) {
  const [, , index = 0] = selected
  if (isInPart(selected, 'avisos.avisos')) return avisos.avisos[Number(index)]?.texto
  return noticesForDay(avisos, today)[0]
}

/** Returns what the page in the frame shows of the draft or the selected version. */
export function useShown() {
  const { today } = useSession()
  const draft = useDraft()
  const { outlined, version } = useSelected()
  const files = version?.files ?? draft
  const paths = useMemo(() => pathsOf(files, outlined), [files, outlined])
  const [outlinedPath = []] = paths
  const isConsentShown = isInPart(outlinedPath, 'interface.consent')
  const content = useMemo(() => {
    const read = readLeniently(files)
    return fillContent(addMarkers(isConsentShown ? withConsent(read) : read))
  }, [files, isConsentShown])
  const visible = useMemo(() => visibleContent(content), [content])
  // The complete content, because its objects stay the same until a keystroke changes them.
  const { pictures, rules: photoRules } = usePictures(content)
  const { palette } = content
  const rules = useMemo(() => `${colourRule(palette)}\n${photoRules}`, [palette, photoRules])
  return {
    /** The selected fields, of which the first one chooses what else the page shows. */
    paths,
    /** The content, with a marker in each text and filled placeholders. */
    content,
    /**
     * The part of the content that the page shows. Hidden after the markers, because a marker names
     * the place of an item among all items.
     */
    visible,
    pictures,
    /** CSS rules of the colours and photos, one in each line. */
    rules,
    notice: shownNotice(content, outlinedPath, today),
    isMenuOpen: isInPart(outlinedPath, 'interface.menu'),
    isConsentShown,
  }
}

export type Shown = ReturnType<typeof useShown>
