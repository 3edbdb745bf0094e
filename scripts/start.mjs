import { ensurePackages, INSTALLING } from './shared/set-up.mjs'

// The first part of `npm start`, which a fresh clone can run.
ensurePackages(INSTALLING)
