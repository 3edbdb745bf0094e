/** Folder of what a build derives from the content. */
export const GENERATED_FOLDER = '.generated'

/** Folder of the owner's content, which the site publishes. */
export const OWNER_FOLDER = 'content'

/** Folder of the owner's photos. */
export const PHOTO_FOLDER = `${OWNER_FOLDER}/fotos`

/** Returns the path of a content file, by default of the owner's. */
export const contentPath = (contentName: string, folder: string = OWNER_FOLDER): string =>
  `${folder}/${contentName}.json`
