import type { Row } from './row'

/**
 * How much a finding weighs: visitors notice it, the host's support has to mend it, or it may stay as it
 * is. The words are the owner's.
 */
const GRADES = {
  pare: 'PARE: não divulgue o site antes de resolver',
  suporte: 'PEÇA AO SUPORTE da hospedagem: copie a frase e mande',
  fica: 'PODE FICAR',
} as const

export type Grade = keyof typeof GRADES

type Words = {
  /** What is so where all is well. */
  right: string
  /** What to do, or why nothing has to be done. */
  todo?: string
  /** The sentence to send, with `{site}` for the host's name. */
  ask?: string
}

/** By what a row is about. */
const FINDINGS = {
  pare: {
    pages: {
      right: 'as páginas publicadas são as do último "npm run build"',
      todo: 'envie o site inteiro de novo e confira outra vez; se continuar, mande a frase ao suporte da hospedagem',
      ask: 'As páginas de {site} não chegam como foram enviadas. Podem servir os arquivos .html sem mudar nada neles, com status 200 e Content-Type: text/html; charset=utf-8?',
    },
    uploads: {
      right: 'todos os arquivos do site estão lá',
      todo: 'envie de novo as pastas _next e images e, depois delas, o resto',
    },
    types: {
      right: 'estilos e programas chegam no formato que o navegador aceita',
      todo: 'mande a frase ao suporte da hospedagem',
      ask: 'Em {site}, os arquivos .css e .js precisam sair com status 200 e Content-Type text/css e text/javascript. Podem corrigir?',
    },
    policy: {
      right: 'as regras de segurança são as desta versão do site',
      todo: 'envie de novo os arquivos de regras: _headers e .htaccess vão junto com o site; nginx, Caddy e Firebase usam os da pasta hosting',
    },
  },
  suporte: {
    https: {
      right: 'quem chega por http é levado a https',
      ask: 'Podem redirecionar http://{site} para https://{site}, em todos os endereços, com status 301?',
    },
    changed: {
      right: 'ninguém muda as páginas no caminho',
      ask: 'Alguma função da hospedagem ou da CDN insere ou reescreve código nas páginas de {site} (como Email Address Obfuscation, Rocket Loader ou minificação). Podem desligá-la?',
    },
    errorPages: {
      right: 'um endereço que não existe mostra a página de erro do site',
      ask: 'Em {site}, podem responder a endereços que não existem com o arquivo 404.html e status 404?',
    },
    redirects: {
      right: 'as outras formas do endereço levam à página certa',
      todo: 'mande também o arquivo hosting/rules.json',
      ask: 'Em {site}, podem criar os redirecionamentos 301 que estão em "redirects" no arquivo em anexo?',
    },
    headers: {
      right: 'os cabeçalhos de segurança chegam em todas as respostas',
      todo: 'mande também o arquivo hosting/rules.json',
      ask: 'Em {site}, podem enviar em todas as respostas os cabeçalhos que estão em "headers" no arquivo em anexo, e nenhum cookie?',
    },
    files: {
      right: 'páginas, imagens e letras chegam no formato certo, e o navegador as guarda',
      todo: 'mande também o arquivo hosting/rules.json',
      ask: 'Em {site}, podem conferir o Content-Type dos arquivos (o das páginas é text/html; charset=utf-8) e enviar "Cache-Control: public, max-age=31536000, immutable" só nas pastas /_next/static/ e /images/, e "public, max-age=0, must-revalidate" no resto?',
    },
    attacks: {
      right: 'o servidor não mostra nada que não seja do site',
      ask: 'O servidor de {site} responde a pedidos que deveria recusar; a lista vai em anexo. Podem recusá-los com 403 ou 404?',
    },
    compression: {
      right: 'páginas, estilos e desenhos chegam compactados',
      ask: 'Em {site}, podem ligar a compactação (gzip ou brotli) para text/html, text/css, text/javascript e image/svg+xml?',
    },
  },
  fica: {
    transfer: {
      right: 'quem volta ao site só baixa o que mudou',
      todo: 'não é preciso: quem volta baixa a página de novo, que é pequena',
    },
    details: {
      right:
        'pedidos que não são de visitantes são recusados, e os arquivos de regras não aparecem',
      todo: 'não é preciso: não há segredo neles, e o site não tem nada que um pedido possa mudar',
    },
    contact: {
      right: 'o contato para falhas de segurança ainda vale',
      todo: 'quando puder, escreva em content/company.json um dia mais adiante em securityContactUntil e publique de novo',
    },
    lastUpload: {
      right: 'os arquivos do envio anterior continuam lá',
      todo: 'da próxima vez, não apague os arquivos antigos de _next e images: quem abriu o site antes ainda os usa',
    },
  },
} satisfies Record<Grade, Record<string, Words>>

/** What a row may be about. */
export type Topic = { [G in Grade]: keyof (typeof FINDINGS)[G] }[Grade]

export type Finding = { about: Topic; grade: Grade; wrong: number; of: number } & Words

const topics = (Object.entries(FINDINGS) as [Grade, Record<string, Words>][]).flatMap(
  ([grade, words]) =>
    Object.entries(words).map(([about, it]) => ({ about: about as Topic, grade, ...it })),
)

/** Each topic that was looked at, in the order of the grades. */
export function findings(rows: readonly Row[], site: string): Finding[] {
  return topics.flatMap(({ about, ask, ...words }) => {
    const looked = rows.filter((row) => row.about === about)
    if (looked.length === 0) return []
    const wrong = looked.filter(({ ok }) => !ok).length
    const sentence = ask && { ask: `Olá! ${ask.replaceAll('{site}', site)}` }
    return { about, wrong, of: looked.length, ...words, ...sentence }
  })
}

/** The worst grade of what is wrong. */
export function worst(found: readonly Finding[]): Grade | 'certo' {
  return found.find(({ wrong }) => wrong > 0)?.grade ?? 'certo'
}

const line = ({ wrong, of, right, todo, ask }: Finding) =>
  [
    `✗ não confere (${wrong} de ${of}): ${right}`,
    ...(todo ? [`    O que fazer: ${todo}`] : []),
    ...(ask ? [`    A frase: “${ask}”`] : []),
  ].join('\n')

/**
 * What the owner reads: what is wrong by its weight, and what is right.
 * @param details where the checks stand one by one
 */
export function inWords(found: readonly Finding[], details: string): string {
  if (found.every(({ wrong, of }) => wrong === of))
    return `${GRADES.pare}\n\n✗ o site não responde. O que fazer: confira o endereço e se o envio terminou; se sim, chame o suporte da hospedagem`
  const wrong = found.filter((it) => it.wrong > 0)
  const parts = (Object.keys(GRADES) as Grade[]).flatMap((grade) => {
    const lines = wrong.filter((it) => it.grade === grade).map(line)
    return lines.length > 0 ? [[GRADES[grade], ...lines].join('\n')] : []
  })
  const right = found.filter((it) => it.wrong === 0).map((it) => `✓ ${it.right}`)
  const end =
    wrong.length > 0
      ? `Cada conferência está em ${details}, em inglês: anexe esse arquivo ao que mandar ao suporte.`
      : 'Tudo certo.'
  return [...parts, right.join('\n'), end].filter(Boolean).join('\n\n')
}
