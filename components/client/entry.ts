import { startIslands } from './islands'

/** The file by which the published page starts its islands. */
startIslands()
