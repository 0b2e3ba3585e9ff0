// Heroes of Land, Air & Sea with all modules.
import { heroesWith } from './game.ts'
import { MODULES } from './modules.ts'

export type { View } from './view.ts'

export const heroes = heroesWith(MODULES)
