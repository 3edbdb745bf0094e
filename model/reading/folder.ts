/** Folder of the owner's content, which the site publishes. */
export const OWNER_FOLDER = 'content'

/** Folder of the owner's photos. */
export const PHOTO_FOLDER = `${OWNER_FOLDER}/fotos`

/** Returns the path of one of the owner's content files. */
export const contentPath = (contentName: string): string => `${OWNER_FOLDER}/${contentName}.json`
