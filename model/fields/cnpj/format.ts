import { formatAroundMarkers } from '@/model/values/text-markers'

/**
 * Formats a company number (CNPJ): `11222333000181` becomes `11.222.333/0001-81`.
 * @param cnpj letters and digits, as stored by the schema (schema.ts)
 */
export function formatCnpj(cnpj: string): string {
  return formatAroundMarkers(cnpj, (plain) =>
    plain.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5'),
  )
}
