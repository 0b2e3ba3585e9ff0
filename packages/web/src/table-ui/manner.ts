// Tests of an option's manner. They work for every game.
import type { WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'

type Mannered = Pick<WireOption, 'manner'>

/** Possible at almost any time and seldom wanted: it has a faint highlight. */
export const isQuiet = ({ manner }: Mannered) => manner === 'quiet' || isHandy({ manner })

/** Quiet, but a single click on its thing chooses it. Other quiet options are chosen from a menu. */
export const isHandy = ({ manner }: Mannered) => manner === 'handy'

/** Too important for a single click: it is chosen from a menu. */
export const isGrave = ({ manner }: Mannered) => manner === 'grave'

export const endsTurn = ({ manner }: Mannered) => manner === 'ends'

/** Takes nothing, or nothing more. */
export const isDecline = ({ manner }: Mannered) => manner === 'declines'

/** One of several picks, already made: choosing this option takes it back. */
export const isTicked = ({ manner }: Mannered) => manner === 'unticks'

/** Gives up, stops or ends: its button is apart from the others, on the right. */
export const isApart = (option: Mannered) => PLACES[option.manner] >= PLACES.stays

/** The order of places, from left to right. Options of the same place keep the order of the game. */
const PLACES: Readonly<Record<Manner, number>> = {
  confirms: 0,
  usual: 1,
  plain: 2,
  way: 2,
  leads: 2,
  unticks: 2,
  quiet: 2,
  handy: 2,
  grave: 3,
  stays: 4,
  declines: 5,
  ends: 6,
}

/** The usual choice comes first; what gives up or ends comes last. The order means nothing to the host. */
export function inPlaces<O extends Mannered>(options: readonly O[]): readonly O[] {
  return options.toSorted((a, b) => PLACES[a.manner] - PLACES[b.manner])
}
