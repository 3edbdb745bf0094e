import { iconScene } from './icon'

/** A system may cut this one to any shape: all of the mark lies in the middle circle of 80 %. */
export const scene = iconScene('app-icon-maskable', 'Ícone: escudo com uma casa e uma gota', 4.4)
