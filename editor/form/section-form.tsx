import Form from '@rjsf/core/lib/components/Form.js'
import type { RJSFSchema } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import { type ContentFiles, fieldKey, parseFieldKey } from '@/editor/store/content-files'
import { valueAt } from '@/model/tree'
import { FormContext, type FormContextValue } from './context'
import { focusField } from './focus-field'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './list'
import { NumberField } from './number-field'
import { PhotoWidget } from './photo-widget'
import type { Section } from './sections'
import { FieldTemplate, ObjectFieldTemplate, OptionalDataControlsTemplate } from './templates'
import { CheckboxesWidget, CheckboxWidget, DateWidget, SelectWidget, TextWidget } from './widgets'

const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
  OptionalDataControlsTemplate,
}
const widgets = { CheckboxWidget, DateWidget, SelectWidget, TextWidget }
const fields = { NumberField }

/** Keeps absent groups and lists absent until the owner adds them. */
const DEFAULT_STATE_BEHAVIOUR = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const

/** Lets the owner add and remove optional groups, and omits the submit button. */
const UI_OPTIONS = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] },
  'ui:submitButtonOptions': { norender: true },
}

/** Accepts everything, because model/validation.ts checks the complete draft. */
const VALIDATOR = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}

const HiddenField = () => null

/** Returns a UI schema with the widgets that the form library cannot choose by a field's type. */
function uiSchemaOf({ type, items, properties, ...schema }: RJSFSchema): object {
  if (schema.contentMediaType === 'image/*') return { 'ui:widget': PhotoWidget }
  const item = Object(items) as RJSFSchema
  if (type === 'array' && item.enum) return { 'ui:widget': CheckboxesWidget }
  if (type === 'array') return { items: uiSchemaOf(item) }
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [
      name,
      // Hides the numbers of the point, because the owner taps the point on the photo.
      name === 'focus' ? { 'ui:field': HiddenField } : uiSchemaOf(field as RJSFSchema),
    ]),
  )
}

/** Checks whether a group or a list has no values. */
const isEmpty = (value: unknown) =>
  Object.values(Object(value)).every((field) => field === undefined)

/**
 * Returns the values of the fields in the schema, because the file's groups and lists have their
 * own sections.
 */
const scalarFields = (value: unknown, { properties = {} }: RJSFSchema) =>
  Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name in properties))

/**
 * Shows the form of one section. Removes an optional section from the content if it has no values.
 */
export function SectionForm({
  section,
  draft,
  context,
}: {
  section: Section
  draft: ContentFiles
  context: FormContextValue
}) {
  const { path, schema, isOptional, heading } = section
  const { editor, requestedPath } = context
  const key = fieldKey(path)
  const uiSchema = useMemo(() => ({ ...uiSchemaOf(schema), ...UI_OPTIONS }), [schema])
  useEffect(() => {
    const target = fieldKey(requestedPath)
    if (target.startsWith(`${key}.`)) focusField(target)
  }, [requestedPath, key])

  const isFile = path.length === 1
  const value = isFile ? scalarFields(valueAt(draft, path), schema) : valueAt(draft, path)
  const applyChange = (next: unknown, id = key) => {
    const inner = parseFieldKey(id).slice(path.length)
    if (isOptional && isEmpty(next)) editor.change(path, undefined)
    else if (inner.length > 0) editor.change([...path, ...inner], valueAt(next, inner))
  }
  return (
    <FormContext value={context}>
      <Form
        key={key}
        idPrefix={key}
        idSeparator="."
        schema={schema}
        uiSchema={uiSchema}
        formData={value}
        validator={VALIDATOR}
        noValidate
        onChange={({ formData }, id) => applyChange(formData, id)}
        templates={templates}
        widgets={widgets}
        fields={fields}
        experimental_defaultFormStateBehavior={DEFAULT_STATE_BEHAVIOUR}
        noHtml5Validate
        showErrorList={false}
        tagName="div"
      />
      {isOptional && value !== undefined && (
        <button type="button" onClick={() => editor.change(path, undefined)}>
          Remover {heading}
        </button>
      )}
    </FormContext>
  )
}
