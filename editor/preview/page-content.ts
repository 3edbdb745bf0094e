import { useMemo } from 'react'
import { fillContent, readLeniently } from '@/editor/reading/lenient-content'
import type { ContentFiles } from '@/editor/store/draft'
import { visibleContent } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema/content'
import { addMarkers } from './fields-on-page'

/** Adds a Google Analytics tag, because only a company with a tag shows the consent question. */
const withConsent = (content: SiteContent): SiteContent => ({
  ...content,
  company: { ...content.company, analyticsId: 'G-EXEMPLO' },
})

/**
 * Returns content files with markers and filled placeholders, and the part of them that the pages
 * show. Hides after the markers, because a marker names the place of an item among all items.
 */
export function usePageContent(files: ContentFiles, isConsentShown: boolean) {
  const content = useMemo(() => {
    const read = readLeniently(files)
    return fillContent(addMarkers(isConsentShown ? withConsent(read) : read))
  }, [files, isConsentShown])
  const visible = useMemo(() => visibleContent(content), [content])
  return { content, visible }
}
