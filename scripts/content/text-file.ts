import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { errorCode } from '@/scripts/shared/error-code'

/** Why a file that a person writes can't be read, by the code of the system's error. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'falta',
  EISDIR: 'é uma pasta, e não um arquivo',
  EACCES: 'não pode ser lido: outro programa o prende, ou faltam permissões',
}

/**
 * The text of a file that a person writes.
 * @param example what helps where there is no file to read
 * @param name what the owner knows the file by
 * @throws with one line in Portuguese
 */
export function readText(file: string, example: string, name = file): string {
  const bytes = bytesOf(file, example, name)
  const text = bytes.toString().replace(/^\uFEFF/, '')
  if (isUtf8(bytes)) return text
  const line = text.split('\n').findIndex((it) => it.includes('\uFFFD')) + 1
  throw new Error(
    `${name}: não foi salvo em UTF-8: as letras com acento se perderiam (linha ${line}). Exemplo certo: no Bloco de Notas, Arquivo › Salvar como › Codificação: UTF-8`,
  )
}

function bytesOf(file: string, example: string, name: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = errorCode(error)
    throw new Error(
      `${name}: ${UNREADABLE[code] ?? `não pode ser lido (${code})`}. Exemplo certo: ${example}`,
    )
  }
}
