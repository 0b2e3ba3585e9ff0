// A chance as text. It is 0% or 100% only if it is exactly that.
import type { FightWords } from './words.ts'

export function percent(win: number, { t }: FightWords): string {
  const n = Math.round(win * 100)
  if (n === 0 && win > 0) return t('fight.percent.hardly')
  if (n === 100 && win < 1) return t('fight.percent.nearly')
  return t('fight.percent', { n })
}
