import type { Result } from './check'

/** How much a finding weighs, in the owner's words, the worst first. */
const GRADES = {
  stop: 'PARE: não divulgue o site antes de resolver',
  ask: 'PEÇA AO SUPORTE da hospedagem: copie a frase e mande',
  accept: 'PODE FICAR',
}

/** The right state, what to do otherwise, and the sentence for the host's support. */
type Finding = { grade: keyof typeof GRADES; right: string; todo?: string; ask?: string }

const FINDINGS = {
  pages: {
    grade: 'stop',
    right: 'as páginas publicadas são as do último "npm run build"',
    todo: 'envie o site inteiro de novo e confira outra vez; se continuar, mande a frase',
    ask: 'As páginas de {site} não chegam como foram enviadas. Podem servir os arquivos .html sem mudar nada neles, com status 200?',
  },
  uploads: {
    grade: 'stop',
    right: 'todos os arquivos do site estão lá',
    todo: 'envie de novo as pastas _next e images e, depois delas, o resto',
  },
  types: {
    grade: 'stop',
    right: 'páginas, estilos e desenhos chegam no formato que o navegador aceita',
    ask: 'Em {site}, o Content-Type dos arquivos .html, .css, .js, .svg, .avif e .woff2 não é o do tipo de cada um. Podem corrigir?',
  },
  https: {
    grade: 'ask',
    right: 'quem chega por http é levado a https',
    ask: 'Podem redirecionar http://{site} para https://{site}, em todos os endereços, com status 301?',
  },
  changed: {
    grade: 'ask',
    right: 'ninguém muda as páginas no caminho',
    ask: 'Alguma função da hospedagem ou da CDN reescreve as páginas de {site} (como Email Address Obfuscation, Rocket Loader ou minificação). Podem desligá-la?',
  },
  errorPages: {
    grade: 'ask',
    right: 'um endereço que não existe mostra a página de erro do site',
    ask: 'Em {site}, podem responder a endereços que não existem com o arquivo 404.html e status 404?',
  },
  redirects: {
    grade: 'ask',
    right: 'as outras formas do endereço levam à página certa',
    todo: 'mande também o arquivo out/_redirects',
    ask: 'Em {site}, podem criar os redirecionamentos 301 do arquivo em anexo?',
  },
  headers: {
    grade: 'ask',
    right: 'os cabeçalhos de segurança chegam em todas as respostas',
    todo: 'mande também o arquivo out/_headers',
    ask: 'Em {site}, podem enviar os cabeçalhos do arquivo em anexo?',
  },
  compression: {
    grade: 'ask',
    right: 'páginas, estilos e desenhos chegam compactados',
    ask: 'Em {site}, podem ligar a compactação (gzip ou brotli) para text/html, text/css, text/javascript e image/svg+xml?',
  },
  canonical: {
    grade: 'accept',
    right: 'cada página tem um endereço só',
    todo: 'não é preciso: a página aparece em outra forma do endereço e diz aos buscadores qual é o certo',
  },
} satisfies Record<string, Finding>

/** The topics of the checks. */
export type Topic = keyof typeof FINDINGS

/**
 * The report for the owner: the faults by their weight, then the passed checks.
 * @param site name of the host in the sentences to send
 * @returns `passed` unless something has to be mended
 */
export function report(
  results: readonly Result[],
  site: string,
): { text: string; passed: boolean } {
  const topics = Object.entries<Finding>(FINDINGS).filter(([topic]) =>
    results.some(({ about }) => about === topic),
  )
  const isWrong = (topic: string) => results.some(({ about, ok }) => about === topic && !ok)
  const wrong = topics.filter(([topic]) => isWrong(topic)).map(([, finding]) => finding)
  const parts = Object.entries(GRADES).flatMap(([grade, title]) => {
    const lines = wrong
      .filter((finding) => finding.grade === grade)
      .flatMap(({ right, todo, ask }) => [
        `✗ não confere: ${right}`,
        ...(todo ? [`    O que fazer: ${todo}`] : []),
        ...(ask ? [`    A frase: “Olá! ${ask.replaceAll('{site}', site)}”`] : []),
      ])
    return lines.length > 0 ? [[title, ...lines].join('\n')] : []
  })
  const right = topics.filter(([topic]) => !isWrong(topic)).map(([, { right }]) => `✓ ${right}`)
  if (wrong.length === 0) right.push('\nTudo certo.')
  const passed = wrong.every(({ grade }) => grade === 'accept')
  return { text: [...parts, right.join('\n')].join('\n\n'), passed }
}
