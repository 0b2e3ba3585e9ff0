// Now or Never with every module there is.
import { nowOrNeverWith } from './game.ts'
import { MODULES } from './modules.ts'

export type { View } from './view.ts'

export const nowOrNever = nowOrNeverWith(MODULES)
