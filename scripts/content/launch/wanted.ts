import type { Company } from '@/content/schema'
import { companyExamples } from '@/scripts/content/examples'
import { literal } from '@/scripts/content/messages'
import { COMPANY, type LaunchItem } from './item'

/** Fields of the company that ought to be filled in: what is so, and why it should not. */
type Wanted = { [Field in keyof Company]?: readonly [what: string, why: string] }

/** What the law or a claim of the site asks for. */
const REQUIRED: Wanted = {
  legalName: [
    'falta a razão social',
    'o Decreto 7.962/2013, art. 2º, pede o nome empresarial em site que oferece serviços',
  ],
  cnpj: [
    'falta o CNPJ',
    'o Decreto 7.962/2013, art. 2º, pede o CNPJ à vista, e é por ele que o cliente confere a empresa',
  ],
  address: [
    'falta o endereço',
    'o Decreto 7.962/2013, art. 2º, pede o endereço físico, e o Google o usa na busca local',
  ],
  email: ['falta o e-mail', 'o Decreto 7.962/2013, art. 2º, pede também um endereço eletrônico'],
  sanitaryLicence: [
    'falta a licença sanitária',
    'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
  ],
}

/** What makes the site better. */
const RECOMMENDED: Wanted = {
  technicalLead: [
    'falta o responsável técnico',
    'a RDC Anvisa 622/2022 exige um; quase nenhum concorrente mostra o seu, e é prova de serviço certificado',
  ],
  environmentalLicence: [
    'falta a licença ambiental',
    'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  ],
  hours: [
    'falta o horário',
    'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  ],
  guarantees: [
    'falta o prazo de garantia por praga',
    'o site fala em garantia total; o prazo de cada praga evita discussão depois',
  ],
  coordinates: [
    'falta o ponto no mapa',
    'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  ],
  googleProfile: [
    'falta o perfil no Google',
    'é onde o visitante lê avaliações que os próprios clientes escreveram',
  ],
  socialProfiles: ['faltam as redes sociais', 'ligam o site aos perfis que o cliente já conhece'],
}

/** Facts that are not filled in. */
export function missingFacts(company: Company): LaunchItem[] {
  const wanted = Object.entries({ ...REQUIRED, ...RECOMMENDED }) as [
    keyof Company,
    readonly string[],
  ][]
  return wanted.flatMap(([field, [what = '', why = '']]) => {
    if (company[field] !== undefined) return []
    const example = `${field}: ${literal(companyExamples[field])},`
    return { file: COMPANY, field, blocks: field in REQUIRED, what, why, example }
  })
}
