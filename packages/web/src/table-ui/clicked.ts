// Decides what a click on a thing does. A route to the thing is taken. If only one option that isn't quiet points at the thing, the click chooses it.
// If all are quiet, it chooses the only handy one. If there are several, or that option is grave, it opens a menu.
import type { WireOption, WireReason } from '@lorehall/host'
import { isGrave, isHandy, isQuiet } from './manner.ts'

export interface Possible {
  /** Options that point at this thing. */
  readonly options: readonly WireOption[]
  /** The answers that lead to this distant thing, in order; to an adjacent one, if they also stop there. */
  readonly route: readonly string[] | null
  readonly reasons: readonly WireReason[]
}

export type Clicked =
  | { readonly does: 'answer'; readonly option: WireOption }
  | { readonly does: 'walk'; readonly route: readonly string[] }
  | { readonly does: 'menu' }
  /** Nothing can be done with it: show its description. */
  | { readonly does: 'tell' }

export function clicked({ options, route, reasons }: Possible): Clicked {
  const loud = options.filter((option) => !isQuiet(option))
  const [only, ...more] = loud.length > 0 ? loud : options.filter(isHandy)
  if (route !== null && options.every(({ id }) => id === route[0])) return { does: 'walk', route }
  if (only !== undefined && more.length === 0 && !isGrave(only)) return { does: 'answer', option: only }
  return { does: options.length + reasons.length > 0 ? 'menu' : 'tell' }
}

/** How many options a click lists; 0: it opens no menu. */
export function listsAt(options: readonly WireOption[]): number {
  return clicked({ options, route: null, reasons: [] }).does === 'menu' ? options.length : 0
}

/** The order of a menu: quiet options come last. */
export function inOrder<O extends Pick<WireOption, 'manner'>>(options: readonly O[]) {
  return {
    loud: options.filter((option) => !isQuiet(option)),
    quiet: options.filter((option) => isQuiet(option)),
  }
}
