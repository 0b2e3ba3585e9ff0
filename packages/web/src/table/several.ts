// Several picks that are one decision: how many are made, and how many are still owed.
import type { WireAsk } from '@lorehall/host'
import type { Words } from '../text/language.ts'

/** Null where one pick is the whole decision. */
export function ticksSaid({ kind, ticked, owed }: WireAsk, { t }: Words): string | null {
  if (kind !== 'several') return null
  const said = ticked.length === 0 ? t('several.none') : t('several.chosen', { n: ticked.length })
  return owed === 0 ? said : t('several.owed', { said, n: owed })
}
