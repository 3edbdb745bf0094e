/** Converts `http://site.com`, `//site.com` and `site.com` to `https://site.com`. */
export const withHttps = (typed: string) => typed.replace(/^(?:https?:|[\\/]+)*/i, 'https://')

/**
 * Parses a URL. Removes the final dot of its host, and port 80, because the URL becomes https and no
 * server responds to https there.
 */
export function parseUrl(text: string): URL | undefined {
  if (/\s/.test(text)) return undefined
  try {
    const url = new URL(text)
    if (url.port === '80') url.port = ''
    url.hostname = url.hostname.replace(/\.$/, '')
    return url
  } catch {
    return undefined
  }
}

/**
 * Checks whether a host is a domain with a dot. An IP address is none, because its last part is
 * digits, nor is `www.praialimpa`, which lacks its ending.
 */
export const isDomain = (host: string) =>
  /^(?!www\.[^.]*$)[\w-]+(\.[\w-]+)*\.[a-z][a-z0-9-]*$/.test(host)

/** Checks whether each part of a host may be registered: none begins or ends with a hyphen. */
export const hasPossibleParts = (host: string) =>
  host.split('.').every((part) => !/^-|-$/.test(part))

/** Decodes a part of a URL. Returns it unchanged if its percent codes are invalid. */
export function decodeIfValid(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
