import type { Scene } from '@/art/kit/scene'
import { scene as friezeSand } from './frieze-sand'
import { scene as pipeAcross } from './pipe-across'
import { scene as pipeDown } from './pipe-down'
import { scene as pipeJoint } from './pipe-joint'
import { scene as pipeOutlet } from './pipe-outlet'
import { scene as pipeTee } from './pipe-tee'
import { scene as texturesBlue } from './textures-blue'
import { scene as texturesForest } from './textures-forest'
import { scene as waveBlue } from './wave-blue'

export const scenes: readonly Scene[] = [
  texturesForest,
  texturesBlue,
  friezeSand,
  waveBlue,
  pipeDown,
  pipeAcross,
  pipeJoint,
  pipeOutlet,
  pipeTee,
]
