import { fileTitle } from '@/model/schema/field-at'
import { joinWords } from '@/model/values/words'

/** Start of the message of each commit that the editor makes. */
const MESSAGE_START = 'Mudar '

/** Returns the title of a commit: `Mudar Dados da empresa e Avisos do dia`. */
export const commitMessage = (contentNames: readonly string[]) =>
  `${MESSAGE_START}${joinWords(contentNames.map(fileTitle))}`

/**
 * Returns the text for a commit in the list of versions. Replaces the messages of engineers,
 * because these are English.
 */
export const versionTitle = (message: string): string =>
  message.startsWith(MESSAGE_START)
    ? (message.split('\n')[0] ?? '')
    : 'Mudança feita fora do editor'
