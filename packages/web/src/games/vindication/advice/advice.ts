// Hints at a decision that a player meets for the first time, the most important first.
import type { Update } from '@lorehall/host'
import type { Advice, AdviceFor } from '../../../table-ui/lesson/advice.ts'
import { armedIn, lastRoundOf } from '../board/progress.ts'
import { termsAt } from '../facts.ts'
import { modulesInPlay } from '../in-play.ts'
import { otherwiseAt, saidAt } from '../otherwise.ts'
import { viewOf } from '../view.ts'
import { offers, visits } from './fits.ts'
import { ADVICE_EN, ADVICE_OTHERWISE_EN } from './en.ts'

type Name = keyof typeof ADVICE_EN
type When = readonly (readonly [Name, (update: Update) => boolean])[]

/** Only after the visit: before that, the player has other things to decide. */
const mayControl = (update: Update) => offers(update, 'control') && !offers(update, 'visit')

/** An end trigger is 1 short of its goal, and triggers can end the game. */
function isNear(update: Update): boolean {
  const view = viewOf(update)
  const terms = termsAt(update)
  if (lastRoundOf(view, terms) > 0 || armedIn(view, terms) > 0) return false
  return view.triggers.some(({ now, goal }) => goal > 1 && now >= goal - 1)
}

const isShort = (update: Update) =>
  offers(update, 'rest') &&
  viewOf(update).players.some(({ seat, influence }) => seat === update.eyes && influence === 0)

/** Needed to play at all, so they come first. */
const FIRST: When = [
  ['quest', (update) => offers(update, 'keep')],
  ['turn', (update) => update.ask?.kind === 'turn' && offers(update, 'move')],
]

const THEN: When = [
  ['fight', (update) => visits(update, 'maw')],
  ['empower', (update) => offers(update, 'empower')],
  ['vindicate', (update) => offers(update, 'vindicate')],
  ['trigger', (update) => update.ask?.kind === 'turn' && isNear(update)],
  ['control', mayControl],
  ['buy', (update) => offers(update, 'buy')],
  ['rest', isShort],
  ['convert', (update) => offers(update, 'convert')],
]

function among(all: When, update: Update): readonly Advice[] {
  const others = saidAt(ADVICE_OTHERWISE_EN, otherwiseAt(update))
  return all.flatMap(([id, isSo]) => {
    const { title, words } = ADVICE_EN[id]
    return isSo(update) ? [{ id, title, words: others[id] ?? words }] : []
  })
}

/** Hints of the modules in play. */
function brought(update: Update): readonly Advice[] {
  const terms = otherwiseAt(update)
  return modulesInPlay().advice.flatMap(({ id, title, words, otherwise = {}, when }) => {
    const said = terms.flatMap((term) => otherwise[term] ?? []).at(-1)
    return when(update) ? [{ id, title, words: said ?? words }] : []
  })
}

export const adviceFor: AdviceFor = (update) =>
  update.ask === null || update.ask.aside
    ? []
    : [...among(FIRST, update), ...brought(update), ...among(THEN, update)]
