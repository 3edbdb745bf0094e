import type { Company } from '@/model/schema/content'
import { PESTS } from '@/model/site/slugs'

/** Renders the period of the guarantee for each pest. */
export function Guarantees({
  guarantees,
  label,
}: {
  guarantees: Company['guarantees']
  label: string
}) {
  return (
    <table className="guarantees">
      <caption className="font-display">{label}</caption>
      <tbody>
        {guarantees.map(({ pest, period }, index) => (
          <tr key={index}>
            <th scope="row">{PESTS[pest]}</th>
            <td>{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
