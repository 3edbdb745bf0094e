import { forest } from '@/art/kit/colour'
import { ant, cockroach, flea, pigeon, rat, scorpion, spider, termite } from './animals'
import { attic, germs, tank } from './house'
import { question } from './plumbing'
import { signsScene } from './sheet'

export const scene = signsScene(
  'sinais-dedetizacao',
  'Silhuetas de pragas e de partes da casa, uma para cada serviço da dedetização, pulgas, formigas e quem não sabe o que é',
  forest[9],
  {
    'controle-de-escorpiao': scorpion,
    dedetizacao: cockroach,
    desratizacao: rat,
    descupinizacao: termite,
    'controle-de-aranha': spider,
    'pragas-urbanas': pigeon,
    'limpeza-de-caixas-dagua': tank,
    'limpeza-de-forro': attic,
    sanitizacao: germs,
    pulgas: flea,
    formigas: ant,
    'nao-sei': question,
  },
)
