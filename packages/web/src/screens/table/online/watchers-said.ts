// The sentence about the spectators. A reader without a seat is one of them.
import type { Lobby } from '../../../online/lobby.ts'
import type { Words } from '../../../text/language.ts'

export function watchersSaid(
  { yours, watchers: n }: Pick<Lobby, 'yours' | 'watchers'>,
  t: Words['t'],
): string {
  if (yours === null) return n > 1 ? t('company.watching.too', { n }) : t('company.watching.only')
  return n === 0 ? t('company.watchers.none') : t('company.watchers', { n })
}
