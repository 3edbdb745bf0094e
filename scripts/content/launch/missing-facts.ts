import type { Company } from '@/content/schema'
import { COMPANY, type LaunchItem } from './item'

type Reasons = { readonly [Field in keyof Company]?: readonly [name: string, why: string] }

/** The law or a claim of the site asks for these. */
const REQUIRED: Reasons = {
  legalName: [
    'a razão social',
    'o Decreto 7.962/2013, art. 2º, pede o nome empresarial em site que oferece serviços',
  ],
  cnpj: [
    'o CNPJ',
    'o Decreto 7.962/2013, art. 2º, pede o CNPJ à vista, e é por ele que o cliente confere a empresa',
  ],
  address: [
    'o endereço',
    'o Decreto 7.962/2013, art. 2º, pede o endereço físico, e o Google o usa na busca local',
  ],
  email: ['o e-mail', 'o Decreto 7.962/2013, art. 2º, pede também um endereço eletrônico'],
  sanitaryLicence: [
    'a licença sanitária',
    'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
  ],
}

/** These make the site better. */
const RECOMMENDED: Reasons = {
  technicalLead: [
    'o responsável técnico',
    'a RDC Anvisa 622/2022 exige um; quase nenhum concorrente mostra o seu, e é prova de serviço certificado',
  ],
  environmentalLicence: [
    'a licença ambiental',
    'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  ],
  hours: [
    'o horário',
    'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  ],
  guarantees: [
    'o prazo de garantia de cada praga',
    'o site fala em garantia total; o prazo de cada praga evita discussão depois',
  ],
  coordinates: [
    'o ponto no mapa',
    'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  ],
  googleProfile: [
    'o perfil no Google',
    'é onde o visitante lê avaliações que os próprios clientes escreveram',
  ],
  socialProfiles: ['uma rede social', 'liga o site aos perfis que o cliente já conhece'],
}

/** Facts that are not filled in. */
export function missingFacts(company: Company): LaunchItem[] {
  const missing = (reasons: Reasons, blocks: boolean) =>
    Object.entries(reasons).flatMap(([field, [name, why]]) =>
      company[field as keyof Company] === undefined
        ? {
            kind: 'missing' as const,
            file: COMPANY,
            field,
            blocks,
            what: `falta ${name}`,
            why,
            todo: 'preencha o campo',
          }
        : [],
    )
  return [...missing(REQUIRED, true), ...missing(RECOMMENDED, false)]
}
