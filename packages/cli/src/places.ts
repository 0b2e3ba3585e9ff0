// Paths in a clone. The bundle is built into `dist`, which is as deep as `src`.
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The root of the clone. */
export const HOME = at('../../..')

/** The script of the thread that checks records: a source file, or the bundle next to this one. */
export const CARRY = at(import.meta.url.endsWith('.ts') ? '../../server/src/carry/worker.ts' : './carry.cjs')

/** The script of the threads in which bots plan. */
export const THINK = at(
  import.meta.url.endsWith('.ts') ? '../../server/src/thinking/worker.ts' : './think.cjs',
)

/** The built client. */
export const CLIENT = at('../../web/dist')
