// The modules' parts of a view. Each module reads its own.
import type { Marked } from '../../table-ui/module-parts.ts'

/** The part of a view that modules read. */
export type Shown = Pick<Marked, 'modules'>

export const isList = (value: unknown, type: 'number' | 'string') =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === type)

/** Reads a module's part; null: the module isn't in play, or its part has another shape. */
export const seenAs =
  <T>(module: string, is: (value: unknown) => value is T) =>
  ({ modules }: Shown): T | null => {
    const seen = modules[module]
    return is(seen) ? seen : null
  }

/** Is this box in play? */
export const playsWith = ({ modules }: Shown, box: string) => box === 'base' || box in modules
