// The progress of a decision that takes several picks: how many are made, and how many are still owed.
import type { WireAsk } from '@lorehall/host'
import type { Words } from '../text/language.ts'

/** Null if the decision is a single pick, or is never confirmed: then its question says what is picked. */
export function ticksSaid({ kind, ticked, owed, options }: WireAsk, { t }: Words): string | null {
  if (kind !== 'several') return null
  if (owed === 0 && !options.some(({ manner }) => manner === 'confirms')) return null
  const said = ticked.length === 0 ? t('several.none') : t('several.chosen', { n: ticked.length })
  return owed === 0 ? said : t('several.owed', { said, n: owed })
}
