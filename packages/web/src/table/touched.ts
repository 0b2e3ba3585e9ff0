// What a touch on a thing comes to, from what the ask says about it: the one thing it shines for is
// done; where there are several, or what is given up would be gone, its menu opens first.
import type { WireOption, WireReason } from '@lorehall/host'
import { isGrave, isQuiet } from './manner.ts'

export interface Lit {
  /** Options that point at this thing. */
  readonly options: readonly WireOption[]
  /** Answers in a row that lead to this far thing. */
  readonly route: readonly string[] | null
  readonly reasons: readonly WireReason[]
}

export type Touched =
  | { readonly does: 'answer'; readonly option: WireOption }
  | { readonly does: 'walk'; readonly route: readonly string[] }
  | { readonly does: 'menu' }
  /** Nothing can be done with it: it says what it is. */
  | { readonly does: 'tell' }

export function touched({ options, route, reasons }: Lit): Touched {
  const [only, ...more] = options.filter((option) => !isQuiet(option))
  if (only !== undefined && more.length === 0 && !isGrave(only)) return { does: 'answer', option: only }
  if (options.length === 0 && route !== null) return { does: 'walk', route }
  return { does: options.length + reasons.length > 0 ? 'menu' : 'tell' }
}

/** How many answers a touch lists; 0: it does the one thing it shines for. */
export function listsAt(options: readonly WireOption[]): number {
  return touched({ options, route: null, reasons: [] }).does === 'menu' ? options.length : 0
}

/** In the order of a menu: what one came for, then what is always possible. */
export function inOrder<O extends Pick<WireOption, 'manner'>>(options: readonly O[]) {
  return {
    loud: options.filter((option) => !isQuiet(option)),
    quiet: options.filter((option) => isQuiet(option)),
  }
}
