/** Describes the fields of the content to the editor, which makes its forms from them. */
import * as z from 'zod'

/** Kinds of strings that are parsed. `code` is one that no program treats in another way. */
export type ParsedKind = 'cnpj' | 'code' | 'day' | 'link' | 'phone'

type InputAttributes = {
  type?: 'email' | 'tel' | 'time'
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'url'
  autoComplete?: 'email' | 'tel' | 'url'
  autoCapitalize?: 'none'
}

/** An allowed value, with the name that the owner reads. */
export type Option = { value: string; title: string }

/** A kind of field, with what only this kind has. */
type Kind =
  | { kind: 'group'; fields: Readonly<Record<string, FieldDescriptor>> }
  // Two items differ in at least one of the unique fields.
  | {
      kind: 'list'
      item: FieldDescriptor
      min: number
      max: number
      uniqueFields: readonly string[]
    }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'choices'; item: FieldDescriptor; options: readonly Option[] }
  | { kind: 'number'; min: number; max: number }
  // The length after placeholders are filled and the text is cleaned.
  | { kind: 'text'; max: number; clean: (typed: string) => string }
  | { kind: 'photo' | 'switch' | ParsedKind }

/**
 * Marks of a field, or of all fields in a group, for the rules of a launch: a name is no claim also
 * inside other texts, instructions and words of others claim nothing for the company, personal texts
 * must contain no private number, and a plausible example may be a true value.
 */
export type Mark = 'isName' | 'claimsNothing' | 'isPersonal' | 'hasPlausibleExample'

/** Functions of a kind of field for its values, apart from its schema. */
type Rules = {
  /** Formats a value, which may be invalid, as the owner reads it. */
  format: (value: unknown) => string
  /** Returns a value that a page can show in place of an invalid one. */
  replacement: (value: unknown) => unknown
  /** Returns the value of a required field in a new list item, if the owner need not fill it in. */
  initial: (today: string) => unknown
}

const TEXT_RULES: Rules = {
  format: String,
  // The owner is typing the text.
  replacement: (value) => (typeof value === 'string' ? value : ''),
  initial: () => undefined,
}

/** What each kind of field may have. */
type Common = {
  title: string
  description?: string
  example?: string | number | boolean
  /** True for a value that the owner sets by a button or by the input of another field. */
  hasNoInput?: boolean
  /** True for a group of which a merge takes all fields from one side. */
  mergesAsOne?: boolean
  /** On the first day of a period: the name of the field with the last one. */
  lastDay?: string
  /** On a text: the placeholder that it must contain. */
  placeholder?: string
  /** Attributes of the input: its keyboard, and what the browser fills in. */
  inputAttributes?: InputAttributes
} & { [Each in Mark]?: boolean }

/** A field of the content, as its form shows it. */
export type FieldDescriptor = Kind &
  Rules &
  Common & {
    /** True if the content may omit the field. */
    optional: boolean
    /** The value of an absent field. */
    fallback?: unknown
    /** Returns a value as content stores it, or undefined if the value is invalid. */
    parse: (value: unknown) => unknown
  }

export type DescriptorOf<Name extends FieldDescriptor['kind']> = FieldDescriptor & { kind: Name }

/** Kinds of fields without fields inside. */
export type SingleKind = Exclude<FieldDescriptor['kind'], 'group' | 'list'>

export const isSingle = (field: FieldDescriptor): field is DescriptorOf<SingleKind> =>
  field.kind !== 'group' && field.kind !== 'list'

declare module 'zod' {
  interface GlobalMeta extends Partial<Common & Rules> {
    /** Set by the functions in model/fields/ that return schemas. */
    field?: Kind
  }
}

/**
 * Returns the descriptor of a schema. The metadata of `optional()` or `default()` comes before that of
 * the schema inside.
 * @throws if no function in model/fields/ has made the schema
 */
export function describeField(schema: z.core.$ZodType): FieldDescriptor {
  const { field, ...common } = z.globalRegistry.get(schema) ?? {}
  if (schema instanceof z.ZodOptional)
    return { ...describeField(schema.unwrap()), ...common, optional: true }
  if (schema instanceof z.ZodDefault) {
    const { defaultValue: fallback } = schema.def
    return { ...describeField(schema.unwrap()), ...common, fallback }
  }
  if (!field) throw new Error(`No function of model/fields made the schema “${common.title}”.`)
  const parse = (value: unknown) => z.safeParse(schema, value).data
  return { title: '', ...TEXT_RULES, ...common, ...field, optional: false, parse }
}
