// The leader of the race for a mastery, in three words.
import type { OwnWords } from '../text/own.ts'
import type { Mastery } from './masteries.ts'

/** @param own the viewing seat */
export function leadWords(
  { leader }: Pick<Mastery, 'leader'>,
  own: number | null,
  nameOf: (seat: number) => string,
  { t }: Pick<OwnWords, 't'>,
): string {
  if (leader === null) return t('race.tied')
  return leader === own ? t('race.own') : t('race.leads', { name: nameOf(leader) })
}
