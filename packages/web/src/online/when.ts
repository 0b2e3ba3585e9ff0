// Times as text: how long from now, and the time limit per move.
import { SPANS } from '../text/ago.ts'
import type { TextKey } from '../text/en.ts'
import type { Words } from '../text/language.ts'
import { live } from './live.ts'

const LEFT = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** Now, by the server's clock. */
export function serverNow(): number {
  return Date.now() + live.state.getState().ahead
}

/** “in 47 hours”: rounded down, so that nobody is late, and never to a single day or hour. */
export function until(then: number, { t, say }: Words): string {
  const left = then - serverNow()
  const span = SPANS.find(([unit, ms]) => left >= (unit === 'minute' ? ms : 2 * ms))
  return span === undefined ? t('listed.due.now') : say(LEFT.format(Math.floor(left / span[1]), span[0]))
}

/** Seconds per move; null: no limit. */
export const PACES = [null, 60, 120, 300, 86_400, 172_800, 259_200, 604_800] as const

export type Pace = (typeof PACES)[number]

export function paceKey(pace: Pace): TextKey {
  return pace === null ? 'pace.none' : `pace.${pace}`
}

export function paceWords(limit: number | null, { t }: Words): string {
  const known = PACES.find((pace) => pace === limit)
  return known === undefined ? t('pace.seconds', { n: limit ?? 0 }) : t(paceKey(known))
}
