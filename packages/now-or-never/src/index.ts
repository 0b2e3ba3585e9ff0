// Now or Never with all modules.
import { nowOrNeverWith } from './game.ts'
import { MODULES } from './modules.ts'

export type { View } from './view.ts'

export const nowOrNever = nowOrNeverWith(MODULES)
