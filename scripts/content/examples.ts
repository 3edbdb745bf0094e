import { siteContent } from '@/content/schema'
import { type Schema, schemaAt } from './schema-tree'

/** A value that keeps the schema, made of the schema's examples. */
function exampleOf({ example, const: only, items, properties = {} }: Schema): unknown {
  if (example !== undefined || only !== undefined) return example ?? only
  if (items) return [exampleOf(items)]
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner)]),
  )
}

function optionalFacts(): unknown {
  const { properties = {}, required = [] } = schemaAt(['company'])
  const optional = Object.entries(properties).filter(([name]) => !required.includes(name))
  return exampleOf({ properties: Object.fromEntries(optional) })
}

/** The facts that a company may leave out, as the owner's guide and all messages show them. */
export const companyExamples = siteContent.shape.company.partial().parse(optionalFacts())

/** A testimonial as the guide and the messages show it. */
export const testimonialExample = siteContent.shape.homeTestimonials.element.parse(
  exampleOf(schemaAt(['homeTestimonials', 0])),
)
