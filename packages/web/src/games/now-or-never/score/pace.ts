// Where players usually are at this season, from games between bots.
import type { Update } from '@lorehall/host'
import type { Pace } from '../../../table-ui/score.ts'
import { valuesOf } from '../facts.ts'
import { viewOf } from '../view.ts'
import { GAMES, USUAL } from './usual.ts'
import type { StandWords } from './words.ts'

/** Null at a table with values of its own: our averages don't apply to it. */
export function paceOf(update: Update, seat: number, { t }: StandWords): Pace | null {
  const { season, phase, players } = viewOf(update)
  const usual = USUAL[valuesOf(update).side][players.length]
  if (usual === undefined || update.values !== null || update.over || phase === 'setup') return null
  const own = update.standing.find((score) => score.seat === seat)?.total ?? 0
  const after = (n: number) => usual[n - 1] ?? 0
  const most = Math.max(1, own, after(season))
  // The last season that is over; in the first season, the current one.
  const over = Math.max(1, season - 1)
  const n = after(over)
  const by = Math.abs(own - n)
  const compared = own > n ? 'stand.pace.above' : own < n ? 'stand.pace.below' : 'stand.pace.same'
  const said =
    season === 1
      ? [t('stand.pace.first', { n, own })]
      : [
          t('stand.pace.usual', { n, season: over }),
          t(compared, { own, by }),
          t('stand.pace.next', { n: after(season) }),
        ]
  return {
    said: said.join(' '),
    source: t('stand.pace.source', { games: GAMES, seats: players.length }),
    own: own / most,
    usual: n / most,
  }
}
