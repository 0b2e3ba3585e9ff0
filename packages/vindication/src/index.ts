// Vindication with every module there is.
import { vindicationWith } from './game.ts'
import { MODULES } from './modules.ts'

export const vindication = vindicationWith(MODULES)
