/** Folder of the owner's content, which the site publishes. */
export const OWNER_FOLDER = 'content'

/** Folder of the owner's photos. */
export const PHOTO_FOLDER = `${OWNER_FOLDER}/fotos`

/** Returns the path of one of the owner's content files. */
export const contentPath = (contentName: string): string => `${OWNER_FOLDER}/${contentName}.json`

/** Folder of the tests' company: every field is filled in, and many texts are near their limits. */
export const FIXTURE_FOLDER = 'fixtures/company'

/** Returns the folder of a company's finished site. */
export const outputFolder = (folder: string) => (folder === OWNER_FOLDER ? 'out' : '.generated/out')
