// The "Where I stand" window of Now or Never: the points the final sale would add and why, rows and sets of villagers,
// quests in hand, and the progress of the game.
import { amounts, finalOf, GOODS, rowName, ROWS, saying } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import { capital } from '../../../table-ui/names.ts'
import type { Race, Standing } from '../../../table-ui/score.ts'
import type { Words } from '../../../text/language.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { type GameView, playerOf, type PlayerView, viewOf } from '../view.ts'
import { type StandWords, wordsOf } from './words.ts'
import { nameOf } from '../cards/names.ts'
import { paceOf } from './pace.ts'

type Aims = Standing['aims']

/** A row that is begun, and the set of villagers in it. (N-SCORE-2, N-SCORE-3) */
function townAims(update: Update, { town, housing }: PlayerView, { t, say }: StandWords): Aims {
  const rows = valuesOf(update).town
  return ROWS.flatMap((row) => {
    const { completeVP = 0, setVP = 0 } = rows[row] ?? {}
    const built = town.slice(row * 4, row * 4 + 4).filter((id) => id !== '').length
    const lives = housing[row]
    const missing = GOODS.filter((good) => (lives?.[good] ?? 0) === 0)
    const name = say(capital(rowName(row)))
    return [
      ...(built > 0 && completeVP > 0
        ? [
            {
              id: `row:${row}`,
              name: t('stand.row', { name }),
              text: t('stand.row.n', { n: built }),
              parts: [{ points: completeVP, done: built === 4 }],
            },
          ]
        : []),
      ...(missing.length < GOODS.length && setVP > 0
        ? [
            {
              id: `set:${row}`,
              name: t('stand.set', { name }),
              text:
                missing.length === 0
                  ? ''
                  : t('stand.set.missing', { list: missing.map((good) => t(`counted.${good}`)).join(', ') }),
              parts: [{ points: setVP, done: missing.length === 0 }],
            },
          ]
        : []),
    ]
  })
}

/** The quests this viewer may see, with their place and requirement. */
function questAims(update: Update, { hand }: PlayerView, { say }: StandWords): Aims {
  const values = valuesOf(update)
  return (hand ?? []).map((id) => ({
    id,
    name: say(nameOf(id)),
    // The last sentence names the points, which have a column of their own.
    text: saying(values, id).slice(0, -1).map(say).join(' '),
    parts: [{ points: values.quests[id]?.vp ?? 0, done: false }],
  }))
}

/** A race to have the most; nobody leads a tie. */
function raceOf(
  id: string,
  name: string,
  players: GameView['players'],
  of: (one: PlayerView) => number,
): Race {
  const runners = players.map((player, seat) => ({ seat, n: of(player) })).toSorted((a, b) => b.n - a.n)
  const [first, second] = runners
  const leads = first !== undefined && first.n !== second?.n
  return { id, name, worth: 0, runners, leader: leads ? first.seat : null }
}

/** Tie-breakers. (N-SCORE-8) */
function races({ players }: GameView, { t }: StandWords): Race[] {
  if (players.length < 2) return []
  return [
    raceOf('tie', t('stand.tie'), players, ({ xp, books }) => xp + books),
    raceOf('hearts', t('stand.tie.hearts'), players, ({ hearts }) => hearts),
  ]
}

function waysOf(update: Update, seat: number, { t }: StandWords): Standing['ends']['ways'] {
  const { season, bot } = viewOf(update)
  const { seasons, soloWin } = valuesOf(update).setup
  const total = update.standing.find((score) => score.seat === seat)?.total ?? 0
  const mark = {
    id: 'mark',
    name: t('stand.mark'),
    text: t('stand.mark.text', { n: soloWin }),
    said: t('stand.of', { n: total, of: soloWin }),
    share: Math.min(1, total / soloWin),
  }
  return [
    {
      id: 'seasons',
      name: t('stand.seasons'),
      text: '',
      said: t('stand.of', { n: season, of: seasons }),
      share: season / seasons,
    },
    ...(bot === null ? [] : [mark]),
  ]
}

/** The goods of the final production, and the coins for everything sold. (N-FINAL-2) */
function saleSaid(update: Update, seat: number, { t, say }: StandWords): string {
  const { produced, coins } = finalOf(factsOf(update), seat)
  return t('stand.sale', { list: say(amounts(produced)), n: coins })
}

export function standing(update: Update, seat: number, hall: Words): Standing {
  const words = wordsOf(hall)
  const { t } = words
  const player = playerOf(update, seat)
  const { lines = [] } = update.standing.find((score) => score.seat === seat) ?? {}
  const coins = lines.find(({ what }) => what === 'coins')?.points ?? 0
  return {
    races: races(viewOf(update), words),
    won: t('stand.tie.text'),
    ends: {
      said: t('stand.after', { n: valuesOf(update).setup.seasons }),
      ways: waysOf(update, seat, words),
    },
    aims:
      player === undefined || player.hero === '' || update.over
        ? []
        : [...townAims(update, player, words), ...questAims(update, player, words)],
    pace: paceOf(update, seat, words),
    added:
      coins === 0 || update.over
        ? []
        : [{ what: 'coins', points: coins, why: saleSaid(update, seat, words) }],
  }
}
