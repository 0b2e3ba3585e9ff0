// All chapters in their order, for a server and for tests. A page loads one.
import { c1 } from './c1.ts'
import { c2 } from './c2.ts'
import { c3 } from './c3.ts'
import { c4 } from './c4.ts'
import { c5 } from './c5.ts'
import { c6 } from './c6.ts'
import type { Chapter } from './read.ts'

export const ALL_CHAPTERS: readonly Chapter[] = [c1, c2, c3, c4, c5, c6]
