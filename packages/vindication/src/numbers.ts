// The numbers of the box as a form, for its owners: every card, tile and die, and the prices and limits of the modules.
import { chosen } from '@lorehall/grammar'
import {
  labeled,
  type Leaf,
  leavesByStart,
  leavesIn,
  type NumberChapter,
  type NumberEntry,
  type NumberField,
  type NumbersForm,
  valueAt,
} from '@lorehall/grammar/numbers'
import type { Json } from '@lorehall/kernel'
import { BASE } from './box/base.ts'
import type { Content } from './box/content.ts'
import { CONTENTS } from './contents.ts'
import { AMOUNTS_EN } from './labels.ts'
import { DECKS } from './state.ts'
import { DECK_TITLES_EN, FACES_EN, NUMBERS_EN } from './text/numbers/en.ts'
import { valuesAmong } from './values/composed.ts'
import { AMOUNTS, NUMBERS, ours } from './values/numbers.ts'
import { BLACK_DIE, JOURNEYS, MASTERY, VINDICATING, WHITE_DIE } from './values/table.ts'

type Source = NumberField['source']

const MODULES = CONTENTS.filter(({ field }) => field !== null)

/** The fields of a card: its honor, and what a companion gives. */
function cardEntry({ numbers, text }: Content, id: string, leaves: readonly Leaf[]): NumberEntry {
  const { honor, gives, mayStart } = numbers[id] ?? {}
  const fields = labeled(leaves, 2, ([name, attribute]) => {
    if (name === 'honor') return { label: NUMBERS_EN.honor, source: honor?.provenance ?? 'house' }
    if (name === 'mayStart') return { label: NUMBERS_EN.mayStart, source: mayStart?.provenance ?? 'house' }
    return { label: NUMBERS_EN.gives(String(attribute)), source: gives?.provenance ?? 'house' }
  })
  return { id, title: text.cards[id]?.name ?? id, fields }
}

/** The entries of these cards, if they have numbers. */
const cardEntries = (content: Content, ids: readonly string[], leaves: LeavesOf): readonly NumberEntry[] =>
  ids
    .filter((id) => Object.hasOwn(content.numbers, id))
    .map((id) => cardEntry(content, id, leaves(['cards', id])))

type LeavesOf = ReturnType<typeof leavesByStart>

const deckChapters = (leaves: LeavesOf): readonly NumberChapter[] =>
  DECKS.map((name, deck) => {
    const ids = BASE.cards.filter((card) => card.deck === deck).map(({ id }) => id)
    return { id: name, title: DECK_TITLES_EN[name], module: null, entries: cardEntries(BASE, ids, leaves) }
  })

function tileChapter(leaves: LeavesOf): NumberChapter {
  const mastery = labeled(leaves(['mastery']), 1, ([attribute]) => ({
    label: NUMBERS_EN.masteryOf(String(attribute)),
    source: MASTERY[String(attribute)]?.provenance ?? 'house',
  }))
  const vindicating = labeled(leaves(['vindicating']), 1, () => ({
    label: NUMBERS_EN.honor,
    source: VINDICATING.provenance,
  }))
  return {
    id: 'tiles',
    title: NUMBERS_EN.tiles,
    module: null,
    entries: [
      { id: 'mastery', title: NUMBERS_EN.mastery, fields: mastery },
      { id: 'vindicating', title: NUMBERS_EN.vindicated, fields: vindicating },
    ],
  }
}

function diceChapter(leaves: LeavesOf): NumberChapter {
  const faces = (id: string, title: string, source: Source, label: (n: number) => string): NumberEntry => ({
    id,
    title,
    fields: labeled(leaves([id]), 1, ([i]) => ({ label: label(Number(i) + 1), source, names: FACES_EN })),
  })
  return {
    id: 'dice',
    title: NUMBERS_EN.dice,
    module: null,
    entries: [
      faces('whiteDie', NUMBERS_EN.whiteDie, WHITE_DIE.provenance, NUMBERS_EN.face),
      faces('blackDie', NUMBERS_EN.blackDie, BLACK_DIE.provenance, NUMBERS_EN.face),
      faces('journeys', NUMBERS_EN.journeys, JOURNEYS.provenance, NUMBERS_EN.start),
    ],
  }
}

/** A module's prices and limits, then its cards. A module without numbers has no chapter. */
function moduleChapter(content: Content, leaves: LeavesOf): readonly NumberChapter[] {
  const { id, field, amounts, numbers } = content
  const limits = labeled(leaves([id]), 1, ([name]) => ({
    label: AMOUNTS_EN[id]?.[String(name)] ?? String(name),
    source: amounts[String(name)]?.provenance ?? 'house',
  }))
  const entries = [
    ...(limits.length === 0 ? [] : [{ id, title: NUMBERS_EN.amounts, fields: limits }]),
    ...cardEntries(content, Object.keys(numbers), leaves),
  ]
  const title = field?.title ?? id
  return entries.length === 0 ? [] : [{ id, title, module: title, entries }]
}

function chapters(whole: Json): readonly NumberChapter[] {
  const amounts = Object.fromEntries(MODULES.map(({ id }) => [id, valueAt(whole, [id])]))
  const leaves = leavesByStart([...leavesIn(NUMBERS, whole), ...leavesIn(AMOUNTS, amounts)])
  return [
    ...deckChapters(leaves),
    tileChapter(leaves),
    diceChapter(leaves),
    ...MODULES.flatMap((content) => moduleChapter(content, leaves)),
  ]
}

export const numbers: NumbersForm = {
  template: (options) => ours([BASE, ...chosen(CONTENTS, options)]),
  everything: Object.fromEntries(MODULES.map(({ id }) => [id, true])),
  chapters,
  read: valuesAmong(CONTENTS),
  depth: (table) => (table === 'cards' ? 3 : 2),
}
