// Hints for decisions of Now or Never that a player meets for the first time, the most important first.
import type { Update } from '@lorehall/host'
import type { Advice, AdviceFor } from '../../../table-ui/lesson/advice.ts'
import { valuesOf } from '../facts.ts'
import { playerOf, viewOf } from '../view.ts'
import { ADVICE_EN, HEROES_EN } from './en.ts'

type Name = keyof typeof ADVICE_EN

const offers = (update: Update, kind: string) =>
  update.ask?.options.some((option) => option.kind === kind) === true

const isTurn = ({ ask }: Update) => ask?.kind === 'turn'

const isLast = (update: Update) => viewOf(update).season === valuesOf(update).setup.seasons

/** All arrows and the player's own specialists are used; only other players' specialists may be left. */
function isDone(update: Update): boolean {
  const own = update.eyes === null ? undefined : playerOf(update, update.eyes)
  if (own === undefined || !isTurn(update)) return false
  return own.covered.every(Boolean) && own.specialists.every((hired) => hired?.up !== true)
}

const WHEN: readonly (readonly [Name, (update: Update) => boolean])[] = [
  ['hero', (update) => offers(update, 'hero')],
  ['quests', (update) => offers(update, 'keep')],
  ['turn', isTurn],
  ['last', (update) => isTurn(update) && isLast(update)],
  ['pass', isDone],
  ['build', (update) => offers(update, 'tile')],
  ['walk', (update) => offers(update, 'arrow') || offers(update, 'move')],
  ['fight', (update) => offers(update, 'fight')],
  ['search', (update) => offers(update, 'search')],
  ['house', (update) => offers(update, 'house')],
  ['order', (update) => offers(update, 'order')],
  ['learn', (update) => offers(update, 'learn')],
  ['sell', (update) => isTurn(update) && offers(update, 'sell-all')],
]

/** Describes only heroes that can still be chosen. */
const described = ({ ask }: Update): readonly string[] =>
  ask?.options.flatMap(({ id }) => HEROES_EN[id.replace(/^hero:/, '')] ?? []) ?? []

function said(id: Name, update: Update): Advice {
  const { title, words } = ADVICE_EN[id]
  return { id, title, words: id === 'hero' ? [...described(update), words].join(' ') : words }
}

export const adviceFor: AdviceFor = (update) => {
  if (update.ask === null || update.ask.aside) return []
  return WHEN.flatMap(([id, isSo]) => (isSo(update) ? [said(id, update)] : []))
}
