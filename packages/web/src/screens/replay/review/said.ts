// Numbers of a review as text.

/** Differences smaller than this many points say nothing. */
export const EVEN = 0.5

export const rounded = (points: number) => Math.round(points * 2) / 2

/** With its sign: +3, −1.5. */
export const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(rounded(points))}`

export const percent = (share: number) => Math.round(share * 100)
