import type { Company } from '@/content/schema'
import { metaAt } from '@/content/validation'
import { COMPANY, type LaunchItem } from './item'

type Reasons = { readonly [Field in keyof Company]?: string }

const DECREE =
  'o Decreto 7.962/2013, art. 2º, pede este dado à vista em site que oferece serviços, e é por ele que o cliente confere a empresa'

/** The law or a claim of the site asks for these. */
const REQUIRED: Reasons = {
  legalName: DECREE,
  cnpj: DECREE,
  address: DECREE,
  email: DECREE,
  sanitaryLicence:
    'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
}

/** These make the site better. */
const RECOMMENDED: Reasons = {
  technicalLead: 'a RDC Anvisa 622/2022 exige um, e o nome dele dá confiança',
  environmentalLicence: 'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  hours: 'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  guarantees: 'o site fala em garantia total; o prazo de cada praga evita discussão depois',
  coordinates: 'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  googleProfile: 'é onde o visitante lê avaliações que os próprios clientes escreveram',
  socialProfiles: 'liga o site aos perfis que o cliente já conhece',
}

/** Facts that are not filled in. */
export function missingFacts(company: Company): LaunchItem[] {
  const missing = (reasons: Reasons, blocks: boolean) =>
    Object.entries(reasons)
      .filter(([field]) => company[field as keyof Company] === undefined)
      .map(([field, why]) => {
        const what = `falta: ${metaAt(['company', field])?.title}`
        return { blocks, file: COMPANY, field, what, why, todo: 'preencha o campo' }
      })
  return [...missing(REQUIRED, true), ...missing(RECOMMENDED, false)]
}
