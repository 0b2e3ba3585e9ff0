// How wide the rail is: as a style for the room it stands in, and in pixels for who reckons what is left.
import type { CSSProperties } from 'react'

const [LEAST, MOST, FOLDED] = [216, 296, 44]
/** Of the width of the window, in hundredths. */
const SHARE = 14.6

export function railWidth(window: number, folded: boolean): number {
  return folded ? FOLDED : Math.min(MOST, Math.max(LEAST, (window * SHARE) / 100))
}

export type RailStyle = CSSProperties & Readonly<Record<'--rail', string>>

export const railStyle = (folded: boolean): RailStyle => ({
  '--rail': folded ? `${FOLDED}px` : `clamp(${LEAST}px, ${SHARE}vw, ${MOST}px)`,
})
