// The race as the ruler shows it: points, and how many seasons are left.
import type { Update } from '@lorehall/host'
import type { Scale } from '../../../table/ruler/scale.ts'
import { valuesOf } from '../facts.ts'
import { viewOf } from '../view.ts'
import type { TurnWords } from './words/own.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** What a good game reaches. */
const MOST = 100

/** What is sure already: until the game is over all but what the last sale would bring. */
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
    // Alone there is a mark to be reached.
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
