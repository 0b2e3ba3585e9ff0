// What is worth knowing at a decision of Vindication that one meets for the first time, the weightiest first.
import type { Update } from '@lorehall/host'
import type { Advice, AdviceFor } from '../../../table/lesson/advice.ts'
import { armedIn, lastRoundOf } from '../board/progress.ts'
import { termsAt } from '../facts.ts'
import { otherwiseAt, saidAt } from '../otherwise.ts'
import { viewOf } from '../view.ts'
import { ADVICE_EN, ADVICE_OTHERWISE_EN } from './en.ts'

type Name = keyof typeof ADVICE_EN
type When = readonly (readonly [Name, (update: Update) => boolean])[]

export const offers = (update: Update, kind: string) =>
  update.ask?.options.some((option) => option.kind === kind) === true

/** A region of this kind can be visited. */
export function visits(update: Update, kind: string): boolean {
  const there = viewOf(update).regions.filter((region) => region.kind === kind)
  return there.some(({ hex }) => update.ask?.options.some(({ id }) => id === `visit:${hex}`) === true)
}

/** Once the region is visited: before that one has other things to think of. */
const mayControl = (update: Update) => offers(update, 'control') && !offers(update, 'visit')

/** While triggers are what ends the game. */
function isNear(update: Update): boolean {
  const view = viewOf(update)
  const terms = termsAt(update)
  if (lastRoundOf(view, terms) > 0 || armedIn(view, terms) > 0) return false
  return view.triggers.some(({ now, goal }) => goal > 1 && now >= goal - 1)
}

const isShort = (update: Update) =>
  offers(update, 'rest') &&
  viewOf(update).players.some(({ seat, influence }) => seat === update.eyes && influence === 0)

/** Without these nobody knows what to do. */
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

export const adviceFor: AdviceFor = (update, further = []) =>
  update.ask === null || update.ask.aside ? [] : [...among(FIRST, update), ...further, ...among(THEN, update)]
