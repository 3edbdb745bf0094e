/*
 * Facts of the delivered texts, and of the places in them. Change them with `content/`. Those of its
 * pictures are beside these: map-labels.json and palettes.json.
 */
import { pageNames } from './routes'

/** Content files whose texts are delivered. The others contain the owner's facts. */
export const DELIVERED_FILES: readonly string[] = [...pageNames, 'pests', 'interface', 'messages']

/** The state of the delivered texts, and of the towns on the map. */
export const DELIVERED_STATE = 'SC'

/** Names of the state of the delivered texts and of its people, after `normalizeText`; no “SC Johnson”. */
export const STATE_PATTERN =
  '(?:em|de) s\\.?c\\.?|s\\.?c\\.?(?! \\p{L})|s(?:an)?t?a?\\.? catarina|catarinenses?'

/** Names of the towns of the delivered texts and of their inhabitants, after `normalizeText`. */
export const TOWN_PATTERNS: readonly string[] = [
  // Also inside a name of a social network.
  '\\p{L}*cricium(?:a|ense)\\p{L}*',
  'icara|icarenses?',
  '(?:balneario|praia d[eo]) rincao',
]

/** Places of Brazil, above all towns, whose names contain a keyword of the delivered claims. */
export const PLACES_WITH_KEYWORDS = [
  'Cabo Branco',
  'Cabo Frio',
  'Arraial do Cabo',
  'Cabo Verde',
  'Cabo de Santo Agostinho',
  'Rua 24 Horas',
  'São Domingos',
]

/** Matches the keywords that names of streets contain, after `normalizeText`: “Rua Cabo Luiz”. */
export const STREET_NAMES_WITH_KEYWORDS = '(?:cabo|especialista)s?'
