import { relative } from 'node:path'
import { OWNER_FOLDER } from '@/model/site/folder'

/**
 * Returns the folder of a company from the argument of a command: `content` for `./content/` too,
 * because that folder is built into out/.
 * @param argument path; the owner's folder by default
 */
export const contentFolder = (argument: string = OWNER_FOLDER): string => relative('.', argument)
