import { contactCard } from '@/model/metadata/contact-card'
import { type VisibleContent, visibleContent } from '@/model/page/visible-content'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { GENERATED_FOLDER, PUBLIC_FOLDER } from '@/model/site/folder'
import {
  CONTACT_CARD_PATH,
  chatCodePath,
  NOTICES_PATH,
  shareImagePath,
  VERSION_PATH,
} from '@/model/site/published-files'
import { routes } from '@/model/site/routes'
import { drawChatCode } from './art/chat-code'
import { generatePictures } from './art/generate-pictures'
import { drawShareImage } from './art/share-image'
import { writeIfChanged } from './files'
import { readCompany } from './read-content'

/** Contents of `.generated/site.json`, which the routes render. */
export type GeneratedSite = {
  /** Folder of the company: `content`, or the folder in the argument of the command. */
  folder: string
  /** The company's content, checked, with filled placeholders, without hidden items. */
  content: VisibleContent
  /** The pictures, with the owner's photos. */
  pictures: Pictures
}

/** Writes the files of public/ besides pictures, which pages, phones, apps and the editor request. */
async function writePublicFiles(content: SiteContent): Promise<void> {
  const { avisos, company } = content
  // The commit of this build on Cloudflare Pages or Netlify, by which the editor checks whether a
  // change is published.
  const commit = process.env.CF_PAGES_COMMIT_SHA ?? process.env.COMMIT_REF ?? null
  const write = (path: string, file: string | Buffer) =>
    writeIfChanged(`${PUBLIC_FOLDER}${path}`, file)
  write(NOTICES_PATH, JSON.stringify(avisos))
  write(CONTACT_CARD_PATH, contactCard(company))
  write(VERSION_PATH, JSON.stringify({ commit }))
  for (const route of routes) {
    write(chatCodePath(route), await drawChatCode(content, route))
    write(shareImagePath(route), await drawShareImage(route, content))
  }
}

/**
 * Reads and checks the content of a company, and generates public/ and .generated/ from it, for
 * `next build`, `next dev` and tests of components.
 * @param folder folder of the company
 * @returns what `readCompany` returns, including what the owner has hidden, which `GeneratedSite`
 * lacks
 * @throws before writing, with one Portuguese line for each error of the content or of a photo
 */
export async function generate(folder: string): Promise<ReturnType<typeof readCompany>> {
  const result = readCompany(folder)
  const { content } = result
  const pictures = await generatePictures(folder, content)
  await writePublicFiles(content)
  const site: GeneratedSite = { folder, content: visibleContent(content), pictures }
  writeIfChanged(`${GENERATED_FOLDER}/site.json`, JSON.stringify(site))
  return result
}
