// The ruler of Now or Never: points, and the number of seasons left.
import type { Update } from '@lorehall/host'
import type { Scale } from '../../../table-ui/ruler/scale.ts'
import { valuesOf } from '../facts.ts'
import { viewOf } from '../view.ts'
import type { TurnWords } from './words/own.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** The points of a good game. */
const MOST = 100

/** Points already certain: until the game is over, all but the coins of the final sale. */
export function points({ standing, over }: Update, seat: number): number {
  const { lines = [] } = standing.find((score) => score.seat === seat) ?? {}
  return lines.reduce((sum, line) => sum + (line.what === 'coins' && !over ? 0 : line.points), 0)
}

export function ruler(update: Update, { t }: TurnWords): Scale {
  const { season, bot } = viewOf(update)
  const { seasons, soloWin } = valuesOf(update).setup
  return {
    most: MOST,
    step: 10,
    // A solo game has a goal.
    notches:
      bot === null
        ? []
        : [
            {
              at: 'mark',
              points: soloWin,
              sign: LAUREL,
              name: t('ruler.mark', { n: soloWin }),
            },
          ],
    ends: t('ruler.season', { n: season, of: seasons }),
  }
}
