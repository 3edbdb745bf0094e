import type { Scene } from '@/art/kit/scene'
import { scene as caixaDeGordura } from './caixa-de-gordura'
import { scene as calha } from './calha'
import { scene as cano } from './cano'
import { scene as esgoto } from './esgoto'
import { scene as fossa } from './fossa'
import { scene as ralo } from './ralo'
import { scene as tubulacao } from './tubulacao'
import { scene as vaso } from './vaso'

/** In the order of the page. */
export const scenes: readonly Scene[] = [
  ralo,
  vaso,
  fossa,
  esgoto,
  caixaDeGordura,
  calha,
  cano,
  tubulacao,
]
