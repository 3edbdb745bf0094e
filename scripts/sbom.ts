import { mkdirSync, writeFileSync } from 'node:fs'
import { output } from './shared/process'

/*
 * Writes npm's own bill of materials (CycloneDX) and a list of the packages by licence:
 * npm run sbom
 */

const REPORTS = 'reports'

type Component = {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  properties?: { name: string; value: string }[]
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(
    ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
  )
  return names.join(' AND ') || 'not stated'
}

/** Whether a package only builds and tests the site. */
function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(
    ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true',
  )
}

/** One paragraph a licence, the most frequent first. */
function byLicence(components: readonly Component[]): string {
  const packages = new Map<string, string[]>()
  for (const component of components) {
    const licence = licenceOf(component)
    const mark = isForDevelopment(component) ? '' : ' *'
    const line = `  ${component.name} ${component.version}${mark}`
    packages.set(licence, [...(packages.get(licence) ?? []), line])
  }
  const paragraphs = [...packages]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([licence, lines]) => `${licence}: ${lines.length}\n${lines.sort().join('\n')}\n`)
  return `* not only for building and testing\n\n${paragraphs.join('\n')}`
}

try {
  const bill = output(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    'npm made no bill of materials',
  )
  const { components }: { components: Component[] } = JSON.parse(bill)
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(`${REPORTS}/sbom.cdx.json`, bill)
  writeFileSync(`${REPORTS}/licences.txt`, byLicence(components))
  console.log(`${components.length} packages: ${REPORTS}/sbom.cdx.json and ${REPORTS}/licences.txt`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
