import type { Scene } from '@/art/kit/scene'
import { scene as baratas } from './baratas'
import { scene as cupins } from './cupins'
import { scene as escorpioes } from './escorpioes'
import { scene as formigas } from './formigas'
import { scene as pulgas } from './pulgas'
import { scene as ratos } from './ratos'

/** In the order of the page. */
export const scenes: readonly Scene[] = [escorpioes, baratas, cupins, pulgas, formigas, ratos]
