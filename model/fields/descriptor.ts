/** Describes the fields of the content to the editor, which makes its forms from them. */
import * as z from 'zod'

/** Kinds of strings that are stored in one notation. `code`: all that no program treats in a special way. */
export type ParsedKind = 'cnpj' | 'day' | 'link' | 'phone' | 'code'

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
  // A merge takes all fields of a group that is one value from one side.
  | { kind: 'group'; fields: Readonly<Record<string, FieldDescriptor>>; isOneValue?: boolean }
  // Two items differ in at least one of the unique fields.
  | {
      kind: 'list'
      item: FieldDescriptor
      min: number
      max: number
      uniqueFields: readonly string[]
    }
  // The value may be the slug of a card, to which the item leads.
  | { kind: 'choice'; options: readonly Option[]; leadsToCard?: boolean }
  | { kind: 'choices'; item: FieldDescriptor; options: readonly Option[] }
  | { kind: 'number'; min: number; max: number }
  // The length after placeholders are filled and the text is cleaned. A template must contain its slot.
  | { kind: 'text'; max: number; clean: (typed: string) => string; slot?: string }
  // On the first day of a period: the name of the field with the last one.
  | { kind: 'day'; lastDay?: string }
  | { kind: 'photo' | 'switch' | Exclude<ParsedKind, 'day'> }

/**
 * A fact about a field, or about all fields of a group, for the rules of a launch:
 * - `name`: it is no claim, also inside other texts,
 * - `no claim`: instructions and words of others, which claim nothing for the company,
 * - `personal`: a text that must contain no private number,
 * - `plausible example`: the example may be the true value.
 */
export type Trait = 'name' | 'no claim' | 'personal' | 'plausible example'

/** Properties that each kind of field may have. */
type Meta = {
  title: string
  description?: string
  example?: string | number | boolean
  /** True for a value that the owner sets by a button or by the input of another field. */
  hasNoInput?: boolean
  /** Attributes of the input: its keyboard, and what the browser fills in. */
  inputAttributes?: InputAttributes
  traits: readonly Trait[]
  /** Formats a value, which may be invalid, as the owner reads it. */
  format: (value: unknown) => string
  /** Returns a value that a page can show in place of an invalid one. */
  replacement: (value: unknown) => unknown
  /** Returns the value of a required field in a new list item, if the owner need not fill it in. */
  initial: (today: string) => unknown
}

/** For the kinds that set none: texts, and groups and lists, which show no value of their own. */
const DEFAULT_META = {
  title: '',
  traits: [],
  format: String,
  // The owner is typing the text.
  replacement: (value: unknown) => (typeof value === 'string' ? value : ''),
  initial: () => undefined,
}

/** A field of the content, as its form shows it. */
export type FieldDescriptor = Kind &
  Meta & {
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
  interface GlobalMeta extends Partial<Meta> {
    /** Set by the functions in model/fields/ that return schemas. */
    field?: Kind
  }
}

/**
 * Returns the descriptor of a schema. The metadata of `optional()` or `default()` wins over that of
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
  return { ...DEFAULT_META, ...common, ...field, optional: false, parse }
}
