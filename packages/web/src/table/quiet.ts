// What is possible at almost any moment, and seldom meant: it glows faintly, and a touch asks first.
import type { Update, WireOption } from '@lorehall/host'
import { useSession } from '../state/session.ts'
import { litAt, touch, usePick } from './lit.ts'

/** Bringing blocks home and giving things up. */
const QUIET = new Set(['recover', 'give-up', 'discard'])

export function isQuiet(option: WireOption): boolean {
  return QUIET.has(option.kind)
}

/** Is ending the turn all that is left, but for what is always possible? */
export function onlyEndLeft(update: Update): boolean {
  const loud = update.ask?.options.filter((option) => !isQuiet(option)) ?? []
  return loud.length === 1 && loud[0]?.kind === 'end'
}

/** As `touch`, but a thing that is only given up opens its menu first: nobody loses it by a slip. */
export function touchGently(at: string, x: number, y: number): void {
  const { options } = litAt(useSession.getState().shown, at, null)
  if (options.length === 1 && options.every(isQuiet)) usePick.setState({ menu: { at, x, y } })
  else touch(at, x, y)
}
