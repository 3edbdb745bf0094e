import { ContentPage } from '@/components/page/content-page'
import { StructuredData } from '@/components/page/structured-data'
import { content } from '@/model/built/content'
import { BUILT_PICTURES } from '@/model/built/pictures'
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
