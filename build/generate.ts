import { visibleContent } from '@/model/page/visible-content'
import { readCheckedContent } from '@/model/reading/read'
import type { SiteContent } from '@/model/schema'
import { generatePictures } from './art/generate'
import { GENERATED_FOLDER, writeIfChanged } from './files'

/**
 * Reads and checks the content of a company, and generates public/ and .generated/ from it, for
 * `next build`, `next dev` and tests of components. Next builds the site from `content.json`
 * there alone.
 * @param folder folder of the company
 * @returns the content, including what its owner has hidden, which `content.json` lacks
 * @throws before writing, with one Portuguese line for each error of the content or of a photo
 */
export async function generate(folder: string): Promise<SiteContent> {
  const content = readCheckedContent(folder)
  await generatePictures(folder, content)
  writeIfChanged(
    `${GENERATED_FOLDER}/content.json`,
    JSON.stringify({ folder, content: visibleContent(content) }),
  )
  return content
}
