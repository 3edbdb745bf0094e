/** Folder of what a build derives from the content. */
export const GENERATED_FOLDER = '.generated'

/** Folder of the owner's content, which the site publishes. */
export const OWNER_FOLDER = 'content'

/** Folder that Next publishes. */
export const PUBLIC_FOLDER = 'public'

/** Returns the folder of a company's finished site. */
export const outputFolder = (folder: string) =>
  folder === OWNER_FOLDER ? 'out' : `${GENERATED_FOLDER}/out`

/** Folder of the owner's photos. */
export const PHOTO_FOLDER = `${OWNER_FOLDER}/fotos`

/** Returns the path of a content file, by default of the owner's. */
export const contentPath = (contentName: string, folder: string = OWNER_FOLDER): string =>
  `${folder}/${contentName}.json`
