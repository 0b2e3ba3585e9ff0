// How far an end trigger is, in words: what is counted differs from one to the other.
import type { OwnWords } from '../text/own.ts'
import { faceOf } from '../cards/faces.ts'
import type { Terms } from '../facts.ts'
import type { GameView } from '../view.ts'

type Trigger = GameView['triggers'][number]

/** All have to be vindicated: then it is people who are counted. */
export function counted(trigger: Trigger, { players }: Pick<GameView, 'players'>): Trigger {
  if (faceOf(trigger.id)?.race !== 'people') return trigger
  return { ...trigger, now: players.filter(({ vindicated }) => vindicated).length, goal: players.length }
}

/** A goal of nothing is approached from above: a fresh power board holds this many blocks. */
const FULL_BOARD = 18

/** How much of the way is gone, from 0 to 1. */
export function share({ now, goal }: Pick<Trigger, 'now' | 'goal'>): number {
  const part = goal === 0 ? 1 - now / FULL_BOARD : now / goal
  return Math.min(1, Math.max(0, part))
}

/** Most count up to a goal; these are told in another way. */
export function progressOf(
  trigger: Trigger,
  view: Pick<GameView, 'players'>,
  { t }: Pick<OwnWords, 't'>,
): string {
  const { id, now, goal } = counted(trigger, view)
  // With nothing as its goal it is come to from above.
  if (goal === 0) return t('board.progress.left', { now })
  const race = faceOf(id)?.race
  if (race === 'lead') return t('board.progress.lead', { now: Math.max(0, now), goal })
  return t(race === 'every' ? 'board.progress.slowest' : 'board.progress', { now, goal })
}

/** The last round, as soon as it is known: by a house rule from the beginning. 0: nobody knows yet. */
export const lastRoundOf = ({ lastRound }: Pick<GameView, 'lastRound'>, { rounds }: Terms): number =>
  lastRound > 0 ? lastRound : rounds

/** The round from which triggers end the game, while it is still to come; 0: they do. */
export const armedIn = ({ round }: Pick<GameView, 'round'>, { rounds, armedFrom }: Terms): number =>
  rounds === 0 && round < armedFrom ? armedFrom : 0

interface End {
  readonly left: number
  readonly last: number
  readonly armed: number
}

export const endOf = (view: GameView, terms: Terms): End => ({
  left: view.triggersLeft,
  last: lastRoundOf(view, terms),
  armed: armedIn(view, terms),
})

/** How it stands with the end, in a few words, and what is still to come. */
export function endWords({ left, last, armed }: End, { t }: Pick<OwnWords, 't'>): readonly [string, string] {
  const open =
    last > 0 ? t('board.last', { n: last }) : armed > 0 ? t('board.armed', { n: armed }) : t('board.open-end')
  return [open, t('board.face-down', { n: left })]
}
