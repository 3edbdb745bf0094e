/*
 * Phone numbers and addresses in the notations that people type or paste, brought into the one that the
 * site uses.
 */

/** The area codes of Brazil, then 9 and eight digits of a mobile or the eight digits of a landline. */
const PHONE =
  /^55(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9\d{8}|[2-5]\d{7})$/

/** `(48) 9 1234-5678`, `+55 48 91234-5678` and `048 91234-5678` become `5548912345678`. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  // 55 is an area code as well, and then ten or eleven digits follow from it.
  const national = digits.length > 11 ? digits.replace(/^550*/, '') : digits
  return `55${national}`
}

export const isPhone = (digits: string) => PHONE.test(digits)

/** `http://site.com` and `site.com` become `https://site.com`. */
export function secure(typed: string): string {
  const [, rest = ''] = /^(?:https?:)?(?:\/\/)?(.*)$/i.exec(typed.trim()) ?? []
  return `https://${rest}`
}

/** The site's own address: only the domain, without a slash at the end. */
export const siteOrigin = (typed: string) => secure(typed).toLowerCase().replace(/\/+$/, '')

export const isOrigin = (value: string) =>
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(value) && URL.canParse(value)

/** The address of a profile is its path, or Facebook's `id`; the rest of a shared link tracks. */
export function profile(typed: string): string {
  const address = secure(typed)
  const [plain = '', query = ''] = address.replace(/#.*$/, '').split('?')
  const id = new URLSearchParams(query).get('id')
  return id ? `${plain}?${new URLSearchParams({ id })}` : plain
}

/** Accepts https URLs. Rejects characters that `URL` tolerates but that break a link. */
export const isLink = (value: string) =>
  /^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?(\/[^\s"'<>\\^`{|}]*)?(\?[^\s"'<>\\^`{|}]*)?$/.test(value) &&
  URL.canParse(value)

/** `88828000` and `88.828-000` become `88828-000`. */
export const postalCode = (typed: string) =>
  typed.replace(/\D/g, '').replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** `8h`, `8h30` and `8:30` become `08:00` and `08:30`. */
export const clock = (typed: string) =>
  typed
    .trim()
    .replace(
      /^(\d{1,2})\s?[h:](\d{2})?$/i,
      (_, hour, minute = '00') => `${hour.padStart(2, '0')}:${minute}`,
    )
