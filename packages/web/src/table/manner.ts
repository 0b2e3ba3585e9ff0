// What an answer is, apart from its name: the option says so itself, whatever the game.
import type { WireOption } from '@lorehall/host'

type Mannered = Pick<WireOption, 'manner'>

/** Possible at almost any moment, and seldom meant: it glows faintly, and waits in the menu of its thing. */
export const isQuiet = ({ manner }: Mannered) => manner === 'quiet'

/** Meant when it is done, but not to be done by one slip of a finger. */
export const isGrave = ({ manner }: Mannered) => manner === 'grave'

export const endsTurn = ({ manner }: Mannered) => manner === 'ends'

/** Takes nothing, or nothing more. */
export const isDecline = ({ manner }: Mannered) => manner === 'declines'

/** One of several picks, made already: touched again it is taken back. */
export const isTicked = ({ manner }: Mannered) => manner === 'unticks'

/** They come last and stand back, wherever the rules offer them: the order means nothing to the host. */
export function declinesLast(options: readonly WireOption[]): readonly WireOption[] {
  return [...options.filter((option) => !isDecline(option)), ...options.filter(isDecline)]
}
