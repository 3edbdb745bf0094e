/** Formats, replaces and creates the values of each kind of field, apart from its input. */

import { formatDay } from '@/model/fields/day'
import type { DescriptorOf, FieldDescriptor } from '@/model/fields/descriptor'
import { formatPhone } from '@/model/fields/phone/format'

/** Kinds of single fields. */
export type SingleKind = Exclude<FieldDescriptor['kind'], 'group' | 'list'>

/** A field without fields inside. */
export type SingleField<Kind extends SingleKind = SingleKind> = DescriptorOf<Kind>

export const isSingle = (field: FieldDescriptor): field is SingleField =>
  field.kind !== 'group' && field.kind !== 'list'

type Rules<Kind extends SingleKind = SingleKind> = {
  /** Formats a value, which may be invalid, as the owner reads it. */
  format: (value: unknown, field: SingleField<Kind>) => string
  /** Returns a value that a page can show in place of an invalid one. */
  replacement: (value: unknown, field: SingleField<Kind>) => unknown
  /** Returns the value of a required field in a new list item, if the owner need not fill it in. */
  initial: (today: string) => unknown
}

const TEXT: Rules = {
  format: String,
  // The owner is typing the text.
  replacement: (value) => (typeof value === 'string' ? value : ''),
  initial: () => undefined,
}

const titlesOf = (values: unknown, { options }: SingleField<'choice' | 'choices'>) =>
  [values]
    .flat()
    .map((value) => options.find((option) => option.value === value)?.title ?? String(value))
    .join(', ')

const RULES: { readonly [Kind in SingleKind]: Rules<Kind> } = {
  choice: { ...TEXT, format: titlesOf, replacement: (_, { options }) => options[0]?.value },
  choices: { ...TEXT, format: titlesOf, replacement: () => [] },
  cnpj: TEXT,
  code: TEXT,
  day: {
    ...TEXT,
    format: (value) => formatDay(String(value)),
    initial: (today) => today,
  },
  email: TEXT,
  link: TEXT,
  number: {
    ...TEXT,
    format: (value) =>
      typeof value === 'number' ? String(value).replace('.', ',') : String(value),
    replacement: (_, { example }) => example,
  },
  phone: { ...TEXT, format: (value) => formatPhone(String(value)) },
  photo: TEXT,
  'postal-code': TEXT,
  price: TEXT,
  switch: {
    format: (value) => (value === true ? 'Sim' : 'Não'),
    replacement: () => false,
    initial: () => false,
  },
  text: TEXT,
  time: TEXT,
}

/** Returns the rules for the kind of a field. */
export const rulesOf = ({ kind }: SingleField) =>
  // TypeScript does not know that the rules get only fields of their kind.
  RULES[kind] as Rules
