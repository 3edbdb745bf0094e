import { visibleContent } from '@/model/page/visible-content'
import { readCompany } from '@/model/reading/read'
import { generatePictures } from './art/generate'
import { GENERATED_FOLDER, writeIfChanged } from './files'

/**
 * Reads and checks the content of a company, and generates public/ and .generated/ from it, for
 * `next build`, `next dev` and tests of components. Next builds the site from `content.json`
 * there alone.
 * @param folder folder of the company
 * @returns what `readCompany` returns, including what the owner has hidden, which `content.json`
 * lacks
 * @throws before writing, with one Portuguese line for each error of the content or of a photo
 */
export async function generate(folder: string): Promise<ReturnType<typeof readCompany>> {
  const company = readCompany(folder)
  const { content } = company
  await generatePictures(folder, content)
  writeIfChanged(
    `${GENERATED_FOLDER}/content.json`,
    JSON.stringify({ folder, content: visibleContent(content) }),
  )
  return company
}
