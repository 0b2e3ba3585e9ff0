// All steps of moving.
import { letAboard } from './boarding.ts'
import { load, unload } from './load.ts'
import { marchFrom, marchWith, takeAlong } from './march.ts'
import { moved, walk } from './way.ts'

export const moveSteps = { marchFrom, marchWith, takeAlong, letAboard, load, unload, walk, moved }
