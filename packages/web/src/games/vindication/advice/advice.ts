// What is worth knowing at a decision of Vindication that one meets for the first time, the weightiest first.
import type { Update } from '@lorehall/host'
import type { Advice } from '../../../table/lesson/advice.ts'
import { viewOf } from '../view.ts'
import { ADVICE_EN } from './en.ts'

type Name = keyof typeof ADVICE_EN

const offers = (update: Update, kind: string) =>
  update.ask?.options.some((option) => option.kind === kind) === true

/** A region of this kind can be visited. */
function visits(update: Update, kind: string): boolean {
  const there = viewOf(update).regions.find((region) => region.kind === kind)
  return update.ask?.options.some(({ id }) => id === `visit:${there?.hex}`) === true
}

/** Once the region is visited: before that one has other things to think of. */
const mayControl = (update: Update) => offers(update, 'control') && !offers(update, 'visit')

const isNear = (update: Update) =>
  viewOf(update).triggers.some(({ now, goal }) => goal > 1 && now >= goal - 1)

const isShort = (update: Update) =>
  offers(update, 'rest') &&
  viewOf(update).players.some(({ seat, influence }) => seat === update.eyes && influence === 0)

const WHEN: readonly (readonly [Name, (update: Update) => boolean])[] = [
  ['quest', (update) => offers(update, 'keep')],
  ['turn', ({ ask }) => ask?.kind === 'turn'],
  ['favor', (update) => offers(update, 'favor')],
  ['fight', (update) => visits(update, 'maw')],
  ['empower', (update) => offers(update, 'empower')],
  ['vindicate', (update) => offers(update, 'vindicate')],
  ['trigger', (update) => update.ask?.kind === 'turn' && isNear(update)],
  ['control', mayControl],
  ['buy', (update) => offers(update, 'buy')],
  ['rest', isShort],
  ['convert', (update) => offers(update, 'convert')],
]

export function adviceFor(update: Update): readonly Advice[] {
  if (update.ask === null || update.ask.aside) return []
  return WHEN.flatMap(([id, isSo]) => (isSo(update) ? [{ id, ...ADVICE_EN[id] }] : []))
}
