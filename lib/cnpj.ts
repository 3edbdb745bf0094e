/** Formats a company number (CNPJ): `11222333000181` becomes `11.222.333/0001-81`. */
export function displayCnpj(cnpj: string): string {
  return cnpj
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}
