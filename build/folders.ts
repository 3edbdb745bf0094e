import { OWNER_FOLDER } from '@/model/reading/folder'

/** Folder of the tests' company: every field is filled in, and many texts are near their limits. */
export const FIXTURE_FOLDER = 'fixtures/company'

/** Returns the folder of a company's finished site. */
export const outputFolder = (folder: string) => (folder === OWNER_FOLDER ? 'out' : '.generated/out')
