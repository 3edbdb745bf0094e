export { staleDrawings } from '../art/stale'
