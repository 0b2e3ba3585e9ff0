// The "Where I stand" window of Vindication: masteries, triggers, the secret quest, and the honor the end would add.
import type { Update } from '@lorehall/host'
import { ATTRIBUTES_EN } from '@lorehall/vindication/client'
import { listOf } from '../../../table-ui/text-view.ts'
import type { Standing } from '../../../table-ui/score.ts'
import type { Words } from '../../../text/language.ts'
import { endOf, endWords, counted, progressOf, share, triggerSays } from '../board/progress.ts'
import { faceOf } from '../cards/card-texts.ts'
import { type Terms, termsAt } from '../facts.ts'
import { playerOf, regionsOf } from '../players/player-facts.ts'
import { type OwnWords, wordsOf } from '../text/own.ts'
import { type GameView, viewOf } from '../view.ts'
import { masteries, type Mastery } from './masteries.ts'

/** The honor a seat would have from a source at the end, including what is already on the track. */
function pointsOf(update: Update, seat: number, what: string): number {
  const { lines } = update.standing.find((score) => score.seat === seat) ?? { lines: [] }
  return lines.find((line) => line.what === what)?.points ?? 0
}

type Aims = Standing['aims']

/** The halves pay different amounts, so their sum tells which are done. */
function aimsOf(update: Update, seat: number, { say }: OwnWords): Aims {
  const quests = playerOf(update, seat)?.quests
  if (quests === undefined || typeof quests === 'number') return []
  const paid = pointsOf(update, seat, 'quests')
  return quests.map((id) => {
    const face = faceOf(id)
    const [first = 0, second = 0] = face?.points ?? []
    // With several quests, the sum does not tell which paid.
    const done = quests.length > 1 ? 0 : paid
    const parts = [first, second].map((points) => ({
      points,
      done: done === points || done === first + second,
    }))
    return { id, name: say(face?.name ?? id), text: say(face?.text ?? ''), parts }
  })
}

function waysOf(view: GameView, terms: Terms, words: OwnWords): Standing['ends'] {
  const { say } = words
  const [open, down] = endWords(endOf(view, terms), words)
  return {
    said: `${open}. ${down}.`,
    // In a game of fixed length, triggers end nothing. (V-HOUSE-3)
    ways: (terms.rounds > 0 ? [] : view.triggers).map((trigger) => {
      const face = faceOf(trigger.id)
      return {
        id: trigger.id,
        name: say(face?.name ?? trigger.id),
        text: triggerSays(trigger.id, trigger.goal, words),
        said: progressOf(trigger, view, words),
        share: share(counted(trigger, view)),
      }
    }),
  }
}

/** The reason for added honor, if there is one to show. */
function whyOf(
  update: Update,
  seat: number,
  races: readonly Mastery[],
  what: string,
  words: OwnWords,
): string {
  const { t, say } = words
  if (what === 'mastery') {
    const led = races.filter(({ leader }) => leader === seat)
    return listOf(
      led.map(({ attribute, worth }) => t('stand.of', { name: t(`attribute.${attribute}`), n: worth })),
      words,
    )
  }
  if (what === 'regions') return t('player.regions.n', { n: regionsOf(viewOf(update), seat) })
  const quests = playerOf(update, seat)?.quests
  if (what !== 'quests' || quests === undefined || typeof quests === 'number') return ''
  return listOf(
    quests.map((id) => say(faceOf(id)?.name ?? id)),
    words,
  )
}

export function standing(update: Update, seat: number, hall: Words): Standing {
  const words = wordsOf(hall)
  const view = viewOf(update)
  const races = masteries(view.players)
  const { lines } = update.standing.find((score) => score.seat === seat) ?? { lines: [] }
  const track = playerOf(update, seat)?.sources ?? {}
  return {
    races: races.map(({ attribute, worth, runners, leader }) => ({
      id: attribute,
      name: words.t('race.title', { name: words.say(ATTRIBUTES_EN[attribute]?.name ?? attribute) }),
      worth,
      runners: runners.map((runner) => ({ seat: runner.seat, n: runner.total })),
      leader,
    })),
    won: words.t('stand.won'),
    ends: waysOf(view, termsAt(update), words),
    aims: aimsOf(update, seat, words),
    pace: null,
    added: lines
      .map(({ what, points }) => ({ what, points: points - (track[what] ?? 0) }))
      .filter(({ points }) => points !== 0)
      .map(({ what, points }) => ({ what, points, why: whyOf(update, seat, races, what, words) })),
  }
}
