import type { Scene } from '../../kit/scene'
import { scene as dedetizacao } from './hero-dedetizacao'
import { scene as dedetizacaoCelular } from './hero-dedetizacao-celular'
import { scene as desentupimento } from './hero-desentupimento'
import { scene as desentupimentoCelular } from './hero-desentupimento-celular'

/** Of each page the wide picture and the phone's. */
export const scenes: readonly Scene[] = [
  dedetizacao,
  dedetizacaoCelular,
  desentupimento,
  desentupimentoCelular,
]
