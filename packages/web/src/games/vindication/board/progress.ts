// The progress of an end trigger as text. Each trigger counts something different.
import type { OwnWords } from '../text/own.ts'
import { GOALS_EN } from '@lorehall/vindication/client'
import { filled } from '../../../text/language.ts'
import { faceOf } from '../cards/card-texts.ts'
import type { Terms } from '../facts.ts'
import type { GameView } from '../view.ts'

type Trigger = GameView['triggers'][number]

/** The Vindication trigger counts vindicated players: all have to be. */
export function counted(trigger: Trigger, { players }: Pick<GameView, 'players'>): Trigger {
  if (faceOf(trigger.id)?.race !== 'people') return trigger
  return { ...trigger, now: players.filter(({ vindicated }) => vindicated).length, goal: players.length }
}

/** A goal of 0 counts down from a full power board, which holds this many blocks. */
const FULL_BOARD = 18

/** The progress, from 0 to 1. */
export function share({ now, goal }: Pick<Trigger, 'now' | 'goal'>): number {
  const part = goal === 0 ? 1 - now / FULL_BOARD : now / goal
  return Math.min(1, Math.max(0, part))
}

/** Most triggers count up to a goal; the others have their own wording. */
export function progressOf(
  trigger: Trigger,
  view: Pick<GameView, 'players'>,
  { t }: Pick<OwnWords, 't'>,
): string {
  const { id, now, goal } = counted(trigger, view)
  // A goal of 0 counts down.
  if (goal === 0) return t('board.progress.left', { now })
  const race = faceOf(id)?.race
  if (race === 'lead') return t('board.progress.lead', { now: Math.max(0, now), goal })
  return t(race === 'every' ? 'board.progress.slowest' : 'board.progress', { now, goal })
}

/** The condition of a trigger, with its number at this table if that depends on the players. */
export function triggerSays(id: string, goal: number | undefined, { say }: Pick<OwnWords, 'say'>): string {
  const text = GOALS_EN[id]
  if (text === undefined || goal === undefined) return say(faceOf(id)?.text ?? '')
  return filled(say(text), { n: goal })
}

/** The last round; 0: not known yet. With a fixed number of rounds it is known from the start. */
export const lastRoundOf = ({ lastRound }: Pick<GameView, 'lastRound'>, { rounds }: Terms): number =>
  lastRound > 0 ? lastRound : rounds

/** The round from which triggers can end the game, if it is still to come; otherwise 0. */
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

/** Whether the end is triggered, and how many triggers are face down. */
export function endWords({ left, last, armed }: End, { t }: Pick<OwnWords, 't'>): readonly [string, string] {
  const open =
    last > 0 ? t('board.last', { n: last }) : armed > 0 ? t('board.armed', { n: armed }) : t('board.open-end')
  return [open, t('board.face-down', { n: left })]
}
