import { type FileChange, problemsOfFiles } from './read-apart'

type Case = FileChange & { what: string; lines: readonly string[] }

const AS_IT_CAME =
  'Exemplo certo: o arquivo como veio, com os textos entre aspas e true ou false em minúsculas'
const NOT_UTF8 = 'Exemplo certo: no Bloco de Notas, Arquivo › Salvar como › Codificação: UTF-8'

/** Whatever the owner's own say. */
const MESSAGES = `/** Mensagens */
export const messages = {
  default: 'Olá! Gostaria de um orçamento.',
  service: 'Olá! Gostaria de um orçamento para {service}.',
  pests: 'Olá! Tenho pragas em casa e gostaria de um orçamento.',
  drains: 'Olá! Gostaria de um orçamento de desentupimento.',
} as const
`

const CASES: readonly Case[] = [
  { what: 'as it stands', file: 'messages.ts', change: (text) => text, lines: [] },
  {
    what: 'as Windows writes it',
    file: 'messages.ts',
    change: () => `\uFEFF${MESSAGES.replaceAll('\n', '\r\n')}`,
    lines: [],
  },
  {
    what: 'saved as ANSI',
    file: 'messages.ts',
    change: () => Buffer.from(MESSAGES, 'latin1'),
    lines: [
      `content/messages.ts: não foi salvo em UTF-8: as letras com acento se perderiam (linha 3). ${NOT_UTF8}`,
    ],
  },
  {
    what: 'saved as UTF-16',
    file: 'messages.ts',
    change: () => Buffer.from(`\uFEFF${MESSAGES}`, 'utf16le'),
    lines: [
      `content/messages.ts: não foi salvo em UTF-8: as letras com acento se perderiam (linha 1). ${NOT_UTF8}`,
    ],
  },
  {
    what: 'whose export has another name',
    file: 'messages.ts',
    change: () => MESSAGES.replace('const messages', 'const mesages'),
    lines: [
      "content/messages.ts: exporta 'mesages', que o site não conhece. Exemplo certo: export const messages",
    ],
  },
  {
    what: 'with an export too many',
    file: 'testimonials.ts',
    change: (text) => `${text}\nexport const outros = []\n`,
    lines: [
      "content/testimonials.ts: exporta 'outros', que o site não conhece. Exemplo certo: só export const homeTestimonials e drainsTestimonials",
    ],
  },
  {
    what: 'without a quotation mark',
    file: 'messages.ts',
    change: () => MESSAGES.replace("default: '", 'default: '),
    lines: [
      "content/messages.ts: linha 3 (ou a anterior) tem uma vírgula ou aspa a mais ou a menos. Exemplo certo: name: 'Casa Serena',",
    ],
  },
  {
    what: 'with a word of no quotes',
    file: 'messages.ts',
    change: () => MESSAGES.replace(/default: '.*'/, 'default: Oi'),
    lines: [`content/messages.ts: linha 3 não pode ser lida: 'Oi' está sem aspas. ${AS_IT_CAME}`],
  },
  {
    what: 'that asks for a file that is not there',
    file: 'messages.ts',
    change: () => `import { a } from './textos'\n${MESSAGES}\nvoid a`,
    lines: [`content/messages.ts: não acha o arquivo 'textos' que pede. ${AS_IT_CAME}`],
  },
  {
    what: 'that is empty',
    file: 'messages.ts',
    change: () => '',
    lines: [expect.stringMatching(/^content\/messages\.ts falta\. Exemplo certo: /)],
  },
]

it('tells in one line what is wrong with a file', () => {
  const found = problemsOfFiles(CASES)
  expect(CASES.map(({ what }, index) => [what, found[index]])).toEqual(
    CASES.map(({ what, lines }) => [what, lines]),
  )
}, 60_000)
