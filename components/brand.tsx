import { company } from '@/content/company'
import { interfaceTexts } from '@/content/interface'
import { picture } from '@/lib/pictures'

export function Brand() {
  return (
    <a href="/" className="brand" aria-label={`${company.name}, ${interfaceTexts.homeLink}`}>
      <img src={picture('marca').fallback} alt="" width={40} height={40} />
      <span className="line-clamp-2">{company.name}</span>
    </a>
  )
}
