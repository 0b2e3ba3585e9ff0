// How long ago something was, as text.
import type { Words } from './language.ts'

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Milliseconds per unit, longest first. */
export const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function ago(passed: number, { t, say }: Words): string {
  const span = SPANS.find(([, ms]) => passed >= ms)
  return span === undefined ? t('home.table.just') : say(AGO.format(-Math.floor(passed / span[1]), span[0]))
}
