import { ContentPage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { BUILT_PICTURES } from '@/model/reading/built-pictures'
import { content } from '@/model/reading/site'
import type { RoutePath } from '@/model/routes'

/** Renders a page of the built content, with its facts for search engines. */
export function BuiltPage({ path }: { path: RoutePath }) {
  return (
    <>
      <ContentPage content={content} pictures={BUILT_PICTURES} path={path} />
      <StructuredData content={content} path={path} />
    </>
  )
}
