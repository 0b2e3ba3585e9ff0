// Where things are in a clone. The bundle is built into `dist`, which is as deep as `src`.
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The clone itself. */
export const HOME = at('../../..')

/** What the thread runs that checks records: a source, or the bundle beside this one. */
export const CARRY = at(import.meta.url.endsWith('.ts') ? '../../server/src/carry/worker.ts' : './carry.cjs')

/** The built client. */
export const CLIENT = at('../../web/dist')
