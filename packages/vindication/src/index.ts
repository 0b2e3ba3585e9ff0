// Vindication with all modules.
import { vindicationWith } from './game.ts'
import { MODULES } from './modules.ts'

export const vindication = vindicationWith(MODULES)
