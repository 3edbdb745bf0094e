/** The package brings no types; this is the part of it that art/fonts.ts uses. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'woff2'): Promise<Buffer>
}
