// Heroes of Land, Air & Sea with all modules.
import { heroesWith } from './game.ts'
import { MODULES } from './modules.ts'
import { ENEMY_STEPS } from './rules/solo/steps.ts'

export type { View } from './view.ts'

export const heroes = heroesWith(MODULES, ENEMY_STEPS)
