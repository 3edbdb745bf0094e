/** Folder of the owner's content, which the site publishes. */
export const OWNER_FOLDER = 'content'

/** Folder of the tests' company: every field is filled in, and many texts are near their limits. */
export const FIXTURE_FOLDER = 'fixtures/company'

/**
 * Folder of a copy of the delivered content, for tests of the editor and of the specified texts,
 * because the owner changes the content itself.
 */
export const DELIVERED_FOLDER = 'fixtures/delivered'

/** Returns the folder of a company's finished site. */
export const outputFolder = (folder: string) => (folder === OWNER_FOLDER ? 'out' : '.generated/out')
