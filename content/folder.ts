/** The owner's content, which is published. */
export const OWNER = 'content'

/** A company with every field filled in and many texts near the limits of the schema, for the tests. */
export const FIXTURE = 'fixtures/company'

/** Folder of the company that a command is about: `COMPANY=fixtures/company`, or the owner's. */
export const companyFolder = () => process.env.COMPANY ?? OWNER

/** Folder of the finished site of a company. */
export const outputFolder = (folder: string) => (folder === OWNER ? 'out' : '.generated/out')
