export type { Company, HomePage, Link } from './schema'
