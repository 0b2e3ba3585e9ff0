// Advice for a decision of Heroes that the player meets for the first time, the most important first.
import type { Update } from '@lorehall/host'
import type { Advice, AdviceFor } from '../../../table-ui/lesson/advice.ts'
import { modulesInPlay } from '../cards/box.ts'
import { viewOf } from '../view.ts'
import { ADVICE_EN, FORGIVING_EN, forgivingSaid } from './en.ts'

type Name = keyof typeof ADVICE_EN

const offers = (update: Update, kind: string) =>
  update.ask?.options.some((option) => option.kind === kind) === true

const inBattle = (update: Update) => viewOf(update).battle !== null

const WHEN: readonly (readonly [Name, (update: Update) => boolean])[] = [
  ['faction', (update) => offers(update, 'faction')],
  ['capital', (update) => offers(update, 'continent')],
  ['close', (update) => offers(update, 'close')],
  ['turn', ({ ask }) => ask?.kind === 'turn'],
  ['follow', (update) => offers(update, 'follow')],
  ['tax', (update) => offers(update, 'tax')],
  ['keep', (update) => offers(update, 'keep') || offers(update, 'away')],
  ['march', (update) => offers(update, 'go')],
  ['muster', (update) => offers(update, 'muster')],
  ['tactic', (update) => offers(update, 'tactic')],
  ['combat', (update) => inBattle(update) && offers(update, 'cast')],
]

/** Recommends only factions that are still free. */
function forgiving({ ask }: Update): string {
  const isFree = (people: string) => ask?.options.some(({ id }) => id === `faction:${people}`) === true
  const names = Object.entries(FORGIVING_EN).flatMap(([id, name]) => (isFree(id) ? [name] : []))
  return forgivingSaid(names, ask?.options.length ?? 0)
}

function said(id: Name, update: Update): Advice {
  const { title, words } = ADVICE_EN[id]
  return { id, title, words: id === 'faction' ? words + forgiving(update) : words }
}

/** Hints of the modules come first: each fits a rarer decision. */
export const adviceFor: AdviceFor = (update) => {
  if (update.ask === null || update.ask.aside) return []
  return [
    ...modulesInPlay().advice.filter(({ when }) => when(update)),
    ...WHEN.flatMap(([id, isSo]) => (isSo(update) ? [said(id, update)] : [])),
  ]
}
