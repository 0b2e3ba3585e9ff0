// How well a share is known after so many games.

/** Two shares from 0 to 1. */
export type Interval = readonly [low: number, high: number]

/** Standard errors on each side for a confidence of 95 %. */
const Z = 1.96

/** Where the true share lies with a confidence of 95 %: Wilson's interval, which also holds near 0 and 1. */
export function likely(won: number, played: number): Interval {
  if (played === 0) return [0, 1]
  const share = won / played
  const spread = 1 + Z ** 2 / played
  const middle = (share + Z ** 2 / (2 * played)) / spread
  const half = (Z * Math.sqrt((share * (1 - share)) / played + Z ** 2 / (4 * played ** 2))) / spread
  return [part(middle - half), part(middle + half)]
}

/** To a tenth of a percent. */
const part = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
