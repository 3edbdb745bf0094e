import { NOTICES_PATH, NOTICES_SIZE, parseNotices } from '@/lib/notices'
import { readText } from './text-file'

/** What is wrong with the notices that ship, by the rules that the browser holds them to. */
export function noticesProblems(file = `content${NOTICES_PATH}`): string[] {
  try {
    const text = readText(file, '{ "avisos": [] }')
    const bytes = Buffer.byteLength(text)
    if (bytes > NOTICES_SIZE)
      throw new Error(
        `${file}: tem ${bytes} bytes, e o site lê só ${NOTICES_SIZE}. Exemplo certo: só os avisos que ainda valem, sem espaços nem linhas a mais`,
      )
    parseNotices(text)
    return []
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return [what.startsWith(file) ? what : `${file}: ${what}`]
  }
}
