// All steps of moving.
import { letAboard } from './boarding.ts'
import { load, unload } from './load.ts'
import { marchFrom, takeAlong } from './march.ts'
import { marchOut } from './marching.ts'
import { marchWith } from './one-by-one.ts'
import { moved, walk } from './way.ts'

export const moveSteps = { marchFrom, marchWith, marchOut, takeAlong, letAboard, load, unload, walk, moved }
