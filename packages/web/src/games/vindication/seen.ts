// What a view shows of modules, read by each module for itself.
import type { Marked } from '../../table/module-parts.ts'

/** As much of a view as modules are read from. */
export type Shown = Pick<Marked, 'modules'>

export const isList = (value: unknown, type: 'number' | 'string') =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === type)

/** What a module shows, if it is played with and shows what is expected. */
export const seenAs =
  <T>(module: string, is: (value: unknown) => value is T) =>
  ({ modules }: Shown): T | null => {
    const seen = modules[module]
    return is(seen) ? seen : null
  }

/** Whether a table is played with what lies in this box. */
export const playsWith = ({ modules }: Shown, box: string) => box === 'base' || box in modules
