import { normalizeText } from '@/model/format/normalize-text'

type Destination = {
  /** Words with which owners look for it, after `normalizeText`. */
  words: readonly string[]
  /** Hash of a screen or field, without `#`. Undefined if only an engineer can help. */
  to: string | undefined
  title: string
  hint: string
}

/** Where the owner does what the texts of the site do not name. */
const DESTINATIONS: readonly Destination[] = [
  {
    words: ['cores', 'cor', 'colorido', 'fundo'],
    to: 'cores',
    title: 'Cores',
    hint: 'Escolha uma das paletas prontas.',
  },
  {
    words: ['logo', 'logotipo', 'marca', 'letra', 'fonte'],
    to: undefined,
    title: 'Logo e letras',
    hint: 'Quem cuida do programa muda isto. O nome ao lado do logo fica em Dados da empresa.',
  },
  {
    words: ['logo', 'logotipo', 'marca', 'nome'],
    to: 'company.name',
    title: 'Nome da empresa',
    hint: 'Aparece ao lado do logo, no alto de cada página.',
  },
  {
    words: ['apagar', 'remover', 'excluir', 'deletar', 'tirar', 'desfazer', 'voltar', 'historico'],
    to: 'versoes',
    title: 'Versões',
    hint: 'Traga de volta o site de um dia anterior. Para apagar um item, abra a lista dele e toque em Remover.',
  },
  {
    words: ['horario', 'horas', 'aberto', 'fechado', 'expediente', 'plantao'],
    to: 'company.hours',
    title: 'Horário',
    hint: 'Os dias e as horas em que alguém responde.',
  },
  {
    words: ['feriado', 'ferias', 'natal', 'aviso', 'recado', 'fechado'],
    to: 'avisos.avisos',
    title: 'Avisos do dia',
    hint: 'Uma frase no alto do site, nos dias que você escolher.',
  },
  {
    words: ['foto', 'imagem', 'figura', 'desenho'],
    to: 'photos.items',
    title: 'Fotos',
    hint: 'Ponha uma foto no lugar de um desenho.',
  },
  {
    words: ['telefone', 'celular', 'zap', 'whats', 'numero'],
    to: 'company.phone',
    title: 'WhatsApp',
    hint: 'O número de todos os botões do site.',
  },
  {
    words: ['preco', 'valor', 'r$', 'custo', 'orcamento'],
    to: 'company.visitFee',
    title: 'Preço da visita',
    hint: 'O preço de cada serviço fica na lista de serviços da página.',
  },
  {
    words: ['instagram', 'facebook', 'youtube', 'rede', 'redes'],
    to: 'company.socialProfiles',
    title: 'Redes sociais',
    hint: 'Os links no rodapé do site.',
  },
  {
    words: ['esconder', 'ocultar', 'mostrar', 'duplicar', 'copiar', 'mover', 'ordem'],
    to: undefined,
    title: 'Esconder, duplicar e mover',
    hint: 'Abra a parte do site, ou um item da lista dela: os botões estão ali.',
  },
  {
    words: ['google', 'busca', 'compartilhar', 'link'],
    to: 'home.meta',
    title: 'Busca e compartilhamento',
    hint: 'Como a página aparece no Google e no WhatsApp.',
  },
  {
    words: ['promessa', '24 horas', 'garantia', 'verdade'],
    to: 'promessas',
    title: 'Promessas',
    hint: 'O que o site promete, para você dizer se é verdade.',
  },
  {
    words: ['publicar', 'no ar', 'falta', 'lancar'],
    to: 'o-que-falta',
    title: 'O que falta',
    hint: 'O que falta para o site ir ao ar.',
  },
  {
    words: ['senha', 'codigo', 'acesso', 'entrar', 'login'],
    to: undefined,
    title: 'Código de acesso',
    hint: 'Toque em Sair, no fim desta lista, e entre com o código novo. Quem cuida do programa faz o código.',
  },
]

/**
 * Returns the screens and fields to which a search for any of these words leads.
 * @param query result of `normalizeText`, at least two letters; the start of a word is enough from
 * four letters on, and a plural finds its singular
 */
export const findDestinations = (query: string): readonly Destination[] => {
  const typed = [query, ...query.split(' ')]
  const isTyped = (word: string) =>
    typed.some(
      (part) =>
        [word, `${word}s`, `${word}es`].includes(part) ||
        (part.length >= 4 && word.startsWith(part)),
    )
  return DESTINATIONS.filter(({ title, words }) => [normalizeText(title), ...words].some(isTyped))
}
