import { iconScene } from './icon'

export const scene = iconScene('app-icon', 'Ícone: escudo com uma casa e uma gota', 5.6)
