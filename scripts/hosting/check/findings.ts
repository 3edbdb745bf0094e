import type { Subject } from './all'
import type { Row } from './row'

/** What the owner reads of each subject: what is right, and what to do where it is not. */
const FINDINGS: Readonly<Record<Subject | 'lastUpload', readonly [right: string, todo: string]>> = {
  pages: [
    'as páginas são as da pasta out, e um endereço errado mostra a página de erro do site',
    'envie de novo a pasta out inteira; se continuar, peça ao suporte que não mude as páginas no caminho e que mostre 404.html em endereço que não existe',
  ],
  redirects: [
    'as outras formas do endereço levam à página certa',
    'peça ao suporte os redirecionamentos que estão na pasta hosting',
  ],
  headers: [
    'as regras de segurança conferem com as páginas',
    'envie de novo os arquivos de regras que a sua hospedagem usa (seção 7 do guia); se só security.txt não confere, ponha em content/company.ts um securityContactUntil mais adiante e publique de novo',
  ],
  files: [
    'imagens, letras e estilos chegam no formato certo e o navegador os guarda',
    'peça ao suporte os tipos e o cache que estão na pasta hosting',
  ],
  uploads: [
    'todos os arquivos do site estão lá',
    'envie de novo as pastas _next e images e depois o resto',
  ],
  attacks: [
    'o servidor não mostra nada que não seja do site',
    'peça ao suporte que recuse esses pedidos',
  ],
  compression: [
    'páginas, estilos e desenhos chegam compactados',
    'peça ao suporte que ligue a compactação (gzip) e o cabeçalho Vary',
  ],
  transfer: [
    'quem volta ao site só baixa o que mudou',
    'peça ao suporte que responda 304 a páginas que não mudaram e que aceite pedidos HEAD',
  ],
  lastUpload: [
    'os arquivos do envio anterior continuam lá',
    'da próxima vez, não apague os arquivos antigos de _next e images',
  ],
}

/**
 * One line in Portuguese for each subject that was looked at.
 * @param details where the checks stand one by one
 */
export function findings(
  rows: readonly (Row & { subject: Subject | 'lastUpload' })[],
  details: string,
): string {
  if (!rows.some(({ ok }) => ok))
    return 'O site não responde. O que fazer: confira o endereço e se a publicação terminou; se sim, chame o suporte da hospedagem'
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const lines = subjects.map((subject) => {
    const [right, todo] = FINDINGS[subject]
    const about = rows.filter((row) => row.subject === subject)
    const wrong = about.filter(({ ok }) => !ok).length
    return wrong === 0
      ? `✓ ${right}`
      : `✗ não confere (${wrong} de ${about.length}): ${right}. O que fazer: ${todo}`
  })
  const failed = rows.some(({ ok }) => !ok)
  return [
    ...lines,
    '',
    failed
      ? `Cada conferência está em ${details}, em inglês: mande esse arquivo ao suporte da hospedagem.`
      : 'Tudo certo.',
  ].join('\n')
}
