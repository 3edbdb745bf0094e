import type { Scene } from '@/art/kit/scene'
import { scene as friezeSand } from './frieze-sand'
import { scene as pipeAcross } from './pipe-across'
import { scene as pipeDown } from './pipe-down'
import { scene as pipeJoint } from './pipe-joint'
import { scene as pipeOutlet } from './pipe-outlet'
import { scene as pipeTee } from './pipe-tee'
import { scene as sheetBlue } from './sheet-blue'
import { scene as sheetForest } from './sheet-forest'
import { scene as waveBlue } from './wave-blue'

export const scenes: readonly Scene[] = [
  sheetForest,
  sheetBlue,
  friezeSand,
  waveBlue,
  pipeDown,
  pipeAcross,
  pipeJoint,
  pipeOutlet,
  pipeTee,
]
