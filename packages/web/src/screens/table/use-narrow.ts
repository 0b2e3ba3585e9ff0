// How much room there is: a phone, or a window as small as one; and whether it lies on its side.
import { media } from '../../state/media.ts'

/** The style sheets of the table say the same. */
const NARROW = '(width < 760px), (width < 1000px) and (height < 560px)'
const TURNED = '(520px <= width < 1000px) and (height < 560px)'

export const useNarrow = media(NARROW)

/** Wide and low: what stands below the board elsewhere stands beside it. */
export const useTurned = media(TURNED)

/** Wide enough for a sentence in the bar above the table. */
export const useRoomy = media('(width >= 1100px)')

/** So low that one's own things are numbers only, unless something among them can be touched. */
export const useLow = media('(height < 600px)')
