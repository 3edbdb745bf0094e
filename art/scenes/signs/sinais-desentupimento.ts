import { blue } from '@/art/kit/colour'
import {
  floorDrain,
  greaseTrap,
  gutter,
  pipeline,
  question,
  septicTank,
  sewer,
  sink,
  toilet,
} from './plumbing'
import { signsScene } from './sheet'

export const scene = signsScene(
  'sinais-desentupimento',
  'Silhuetas do que entope, uma para cada serviço de desentupimento, e um cano que pergunta',
  blue[9],
  {
    ralo: floorDrain,
    vaso: toilet,
    fossa: septicTank,
    esgoto: sewer,
    'caixa-de-gordura': greaseTrap,
    calha: gutter,
    cano: sink,
    tubulacao: pipeline,
    'nao-sei': question,
  },
)
