// The size of the window: whether it is as small as a phone's, in landscape, wide or low.
import { media } from '../../state/media.ts'

/** The style sheets of the table use the same queries. */
const NARROW = '(width < 47.5rem), (width < 62.5rem) and (height < 35rem)'
const TURNED = '(32.5rem <= width < 62.5rem) and (height < 35rem)'

export const useNarrow = media(NARROW)

/** A phone in landscape: everything but the board is in a column next to it. */
export const useTurned = media(TURNED)

/** Wide enough for a sentence in the top bar. */
export const useWide = media('(width >= 68.75rem)')

/** So low that my area shows only numbers, unless something in it can be clicked. */
export const useLow = media('(height < 37.5rem)')
