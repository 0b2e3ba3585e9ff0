// Everything a client needs to draw the game: geometry, and the face of every card. No rules.
import type { Texts } from './box/content.ts'
import { filled, ourAmounts } from './box/wording.ts'
import { QUESTS } from './cards/quests.ts'
import { type Trigger, TRIGGERS } from './cards/triggers.ts'
import { championOf as lowestOf } from './rules/champion.ts'
import { CONTENTS } from './contents.ts'
import { type Holding, masteryTotal as totalOf } from './rules/mastery.ts'
import { ATTRIBUTES, type AttributeName, type DeckName, DECKS, EVERY_ATTRIBUTE } from './state.ts'
import { type TableValues, valuesAmong } from './values/composed.ts'
import { provenanceOf } from './values/numbers.ts'
import type { Provenance } from './values/provenance.ts'

export {
  COAST,
  distance,
  distanceToHex,
  HEX,
  HEXES,
  LINKS,
  type Point,
  SPACE,
  SPACES,
  TOUCHES,
} from './map/board.ts'
export { ATTRIBUTES, type AttributeName, type DeckName, DECKS } from './state.ts'
export { masterOf } from './rules/mastery.ts'
export { GOALS_EN } from './text/goals/en.ts'
export { ATTRIBUTES_EN } from './text/regions/en.ts'
export { SCORES_EN } from './text/scores/en.ts'
export type { CardText } from './box/content.ts'
export type { TableValues as Values } from './values/composed.ts'
export type { View } from './view.ts'

/** All regions. */
export const REGION_KINDS: readonly string[] = CONTENTS.flatMap(({ regions }) => regions.map(({ id }) => id))

/** A table's values, from its values file and options. The rules use the same function. */
export const valuesOf = valuesAmong(CONTENTS)

/** With all contents, for the gallery. */
export const EVERYTHING: TableValues = valuesOf({}, Object.fromEntries(CONTENTS.map(({ id }) => [id, true])))

/** Other texts of a card or region, by the term or variant they belong to. */
export function otherTexts(id: string): readonly (readonly [otherwise: string, text: string])[] {
  const amounts = ourAmounts(CONTENTS)
  return CONTENTS.flatMap(({ id: module, text }) =>
    Object.entries(text.otherwise ?? {}).flatMap(([name, said]) => {
      const other = said[id]
      return other === undefined ? [] : [[name, filled(other, amounts[module])] as const]
    }),
  )
}

/** The expansions, as the lobby names them. */
export const MODULE_BOXES = CONTENTS.flatMap(({ id, field }) =>
  field === null ? [] : [{ id, title: field.title }],
)

const BOX_OF = new Map(
  CONTENTS.flatMap(({ id: box, cards, apart = [], regions }) =>
    [...cards, ...apart, ...regions].map(({ id }) => [id, box] as const),
  ),
)

/** The expansion a card or region belongs to; quests and end triggers belong to the base game. */
export function boxOf(id: string): string {
  return BOX_OF.get(id) ?? 'base'
}

const { cards: BY_ID } = EVERYTHING.box

/** The champion of a player with this party. */
export function championOf(party: readonly string[]): string {
  return lowestOf(BY_ID, party)
}

/** A player's total for the mastery of an attribute. */
export function masteryTotal(held: Holding, attribute: number): number {
  return totalOf(BY_ID, held, attribute)
}

export type FaceDeck = DeckName | 'quests' | 'triggers'

/** A card as it is drawn. */
export interface Face<D extends string = FaceDeck> {
  readonly id: string
  readonly deck: D
  readonly name: string
  readonly title: string | null
  readonly text: string
  /** Companions only. */
  readonly initiative: number | null
  readonly gives: Readonly<Partial<Record<AttributeName, number>>>
  readonly honor: number | null
  readonly mayStart: boolean | null
  /** Using it ends the turn. */
  readonly endsTurn: boolean
  /** Quests: the points of the two halves. */
  readonly points: readonly number[]
  /** End triggers: whose progress counts; `people` if players themselves are counted. */
  readonly race: Trigger['who'] | 'people' | null
  readonly provenance: Readonly<Record<string, Provenance>>
}

function plain<D extends string>(texts: Texts, id: string, deck: D): Face<D> {
  const { name, title, text } = texts[id] ?? { name: id, text: '' }
  return {
    id,
    deck,
    name,
    title: title ?? null,
    text,
    initiative: null,
    gives: {},
    honor: null,
    mayStart: null,
    endsTurn: false,
    points: [],
    race: null,
    provenance: provenanceOf(CONTENTS, id),
  }
}

/** All cards of a table, with their numbers and texts. */
export function faces(values = EVERYTHING): Face[] {
  const texts = values.box.text.cards
  const cards = [...values.box.cards.values()].map((card): Face => {
    const six = values.gives[card.id]
    const gives: Partial<Record<AttributeName, number>> = {}
    for (const a of EVERY_ATTRIBUTE) if (six !== undefined && six[a] > 0) gives[ATTRIBUTES[a]] = six[a]
    return {
      ...plain(texts, card.id, DECKS[card.deck]),
      initiative: card.initiative === 0 ? null : card.initiative,
      gives,
      honor: values.honor[card.id] ?? null,
      mayStart: values.mayStart[card.id] ?? null,
      endsTurn: card.use?.verbs.some(({ verb }) => verb === 'endTurn') ?? false,
    }
  })
  const quests = QUESTS.map((quest): Face => ({
    ...plain(texts, quest.id, 'quests'),
    points: quest.halves.map(({ points }) => points),
  }))
  const triggers = TRIGGERS.map((trigger): Face => ({
    ...plain(texts, trigger.id, 'triggers'),
    // Being vindicated is yes or no for each player, so this trigger counts players.
    race: trigger.who === 'every' && trigger.count === 'vindicated' ? 'people' : trigger.who,
  }))
  return [...cards, ...quests, ...triggers]
}

/** Cards of modules' own decks, such as infused crystals. */
export function facesApart(values = EVERYTHING): Face<string>[] {
  return [...values.box.apart.values()].map(({ id, deck }) => ({
    ...plain(values.box.text.cards, id, deck),
    honor: values.honor[id] ?? null,
  }))
}
