import { SCREENS, screenWithHash } from '@/editor/screen-table'
import { normalizeText } from '@/model/pasted/normalize-text'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, parseFieldKey } from '@/model/values/tree'

/**
 * Words with which owners look for a screen, a section or a field whose name and text lack them, by
 * its hash; after `normalizeText`.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  [SCREENS.launchList.hash]: ['publicar', 'no ar', 'lancar'],
  [SCREENS.colours.hash]: ['cor', 'colorido', 'fundo'],
  [SCREENS.claims.hash]: ['24 horas', 'garantia', 'verdade'],
  [SCREENS.versions.hash]: ['apagar', 'desfazer', 'voltar', 'historico'],
  'company.name': ['logo', 'logotipo', 'marca', 'nome'],
  'company.hours': ['horas', 'aberto', 'fechado', 'expediente', 'plantao'],
  'company.phone': ['telefone', 'celular', 'zap', 'whats', 'numero'],
  'company.visitFee': ['preco', 'valor', 'r$', 'custo', 'orcamento'],
  'company.socialProfiles': ['instagram', 'facebook', 'youtube', 'rede'],
  'avisos.avisos': ['feriado', 'ferias', 'natal', 'recado', 'fechado'],
  'photos.items': ['foto', 'imagem', 'figura', 'desenho'],
  'home.meta': ['google', 'compartilhar', 'link'],
}

type Advice = { title: string; hint: string; words: readonly string[] }

/** What the owner does without a screen, or only an engineer can do. */
const ADVICE: readonly Advice[] = [
  {
    title: 'Apagar um item',
    hint: 'Abra a lista dele e toque em Remover.',
    words: ['apagar', 'remover', 'excluir', 'deletar', 'tirar'],
  },
  {
    title: 'Esconder, duplicar e mover',
    hint: 'Abra a parte do site, ou um item da lista dela: os botões estão ali.',
    words: ['esconder', 'ocultar', 'mostrar', 'duplicar', 'copiar', 'mover', 'ordem'],
  },
  {
    title: 'Logo e letras',
    hint: 'Quem cuida do programa muda isto. O nome ao lado do logo fica em Dados da empresa.',
    words: ['logo', 'logotipo', 'marca', 'letra', 'fonte'],
  },
  {
    title: 'Código de acesso',
    hint: 'Toque em Sair, no fim desta lista, e entre com o código novo. Quem cuida do programa faz o código.',
    words: ['senha', 'codigo', 'acesso', 'entrar', 'login'],
  },
]

/**
 * Returns a function that checks whether a search has one of some words. The start of a word is
 * enough from four letters on, and a plural finds its singular.
 */
function wordFinder(query: string) {
  const typed = [query, ...query.split(' ')]
  return (words: readonly string[]) =>
    words.some((word) =>
      typed.some(
        (part) =>
          [word, `${word}s`, `${word}es`].includes(part) ||
          (part.length >= 4 && word.startsWith(part)),
      ),
    )
}

/**
 * Returns the paths of the screens, sections and fields that owners know by the words of a search.
 * @param query result of `normalizeText`
 */
export function findPlaces(query: string): FieldPath[] {
  const hasWord = wordFinder(query)
  return Object.entries(SYNONYMS).flatMap(([hash, words]) => {
    const path = parseFieldKey(hash)
    const title = screenWithHash(hash)?.title ?? fieldAt(path)?.title ?? ''
    return hasWord([normalizeText(title), ...words]) ? [path] : []
  })
}

/** Returns the advice for a search. */
export const findAdvice = (query: string) => ADVICE.filter(({ words }) => wordFinder(query)(words))
