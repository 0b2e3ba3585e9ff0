// The width of the rail: as a CSS style for the layout, and in pixels to compute the remaining width.
import type { CSSProperties } from 'react'

const [LEAST, MOST, FOLDED] = [216, 296, 44]
/** Percent of the window's width. */
const SHARE = 14.6

export function railWidth(window: number, folded: boolean): number {
  return folded ? FOLDED : Math.min(MOST, Math.max(LEAST, (window * SHARE) / 100))
}

export type RailStyle = CSSProperties & Readonly<Record<'--rail', string>>

export const railStyle = (folded: boolean): RailStyle => ({
  '--rail': folded ? `${FOLDED}px` : `clamp(${LEAST}px, ${SHARE}vw, ${MOST}px)`,
})
