import type { GlobalMeta } from 'zod'
import { parsedText } from '@/model/fields/parsed-text'
import { formatPhone } from './format'
import { parsePhone, parsePublicServicePhone } from './parse-phone'

const PHONE: GlobalMeta = {
  format: (value) => formatPhone(String(value)),
  inputAttributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

/** Returns the schema of a mobile or landline number, with its area code, or 0800 and similar. */
export const phone = parsedText(
  'phone',
  parsePhone,
  'precisa ser um número só, do Brasil e completo: DDD e os 9 números do celular, ou os 8 de um fixo com WhatsApp Business, ou um 0800, sem horas nem ramal',
  PHONE,
)

/** Returns the schema of a number of a public service, which may be short or local. */
export const publicServicePhone = parsedText(
  'phone',
  parsePublicServicePhone,
  'precisa ser um telefone só, do Brasil e completo, sem horas nem ramal',
  PHONE,
)
