// What a client needs to draw the game: geometry, and the face of every card. No rules.
import type { Json } from '@lorehall/kernel'
import type { Texts } from './box/content.ts'
import { worded } from './box/wording.ts'
import { QUESTS } from './cards/quests.ts'
import { type Trigger, TRIGGERS } from './cards/triggers.ts'
import { championOf as lowestOf } from './champion.ts'
import { CONTENTS } from './contents.ts'
import { type Holding, masteryTotal as totalOf } from './mastery.ts'
import { ATTRIBUTES, type AttributeName, type DeckName, DECKS, EVERY_ATTRIBUTE } from './state.ts'
import { type Numbers, provenanceOf, readNumbers } from './values/numbers.ts'
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
} from './board.ts'
export { ATTRIBUTES, type AttributeName, type DeckName, DECKS } from './state.ts'
export { masterOf } from './mastery.ts'
export { ATTRIBUTES_EN } from './text/regions/en.ts'
export type { CardText } from './box/content.ts'
export type { View } from './view.ts'

/** Every region there is. */
export const REGION_KINDS: readonly string[] = CONTENTS.flatMap(({ regions }) => regions.map(({ id }) => id))

const REGIONS_EN: Texts = Object.fromEntries(CONTENTS.flatMap(({ text }) => Object.entries(text.regions)))
const CARDS_EN: Texts = Object.fromEntries(CONTENTS.flatMap(({ text }) => Object.entries(text.cards)))

/** What regions are called and say where this is played otherwise, as the view of a table names it. */
export function regionTexts(otherwise: readonly string[] = []): Texts {
  return worded(REGIONS_EN, CONTENTS, otherwise)
}

/** What a card or region says elsewhere, by what is played otherwise there. */
export function otherTexts(id: string): readonly (readonly [otherwise: string, text: string])[] {
  return CONTENTS.flatMap(({ text }) =>
    Object.entries(text.otherwise ?? {}).flatMap(([name, said]) => {
      const other = said[id]
      return other === undefined ? [] : [[name, other] as const]
    }),
  )
}

/** The numbers of a table, from the file form its record carries. */
export function numbers(file: Json): Numbers {
  return readNumbers(file, CONTENTS)
}

/** The boxes beside the base game's, as the lobby calls them. */
export const MODULE_BOXES = CONTENTS.flatMap(({ id, field }) =>
  field === null ? [] : [{ id, title: field.title }],
)

const BOX_OF = new Map(
  CONTENTS.flatMap(({ id: box, cards, apart = [], regions }) =>
    [...cards, ...apart, ...regions].map(({ id }) => [id, box] as const),
  ),
)

/** The box a card or region comes in; quests and end triggers come in the base game's. */
export function boxOf(id: string): string {
  return BOX_OF.get(id) ?? 'base'
}

const CARDS = CONTENTS.flatMap(({ cards }) => cards)
const BY_ID = new Map(CARDS.map((card) => [card.id, card]))

/** Who would fight for a player with this party. */
export function championOf(party: readonly string[]): string {
  return lowestOf(BY_ID, party)
}

/** What a player has for the mastery of an attribute. */
export function masteryTotal(held: Holding, attribute: number): number {
  return totalOf(BY_ID, held, attribute)
}

export type FaceDeck = DeckName | 'quests' | 'triggers'

/** A card as it is drawn. */
export interface Face<D extends string = FaceDeck> {
  readonly id: string
  readonly deck: D
  /** What is drawn on it, as an icon set names it. */
  readonly emblem: string
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
  /** End triggers: for whom it is counted; `people` are counted themselves. */
  readonly race: Trigger['who'] | 'people' | null
  readonly provenance: Readonly<Record<string, Provenance>>
}

function plain<D extends string>(texts: Texts, id: string, deck: D): Face<D> {
  const { name, title, text } = texts[id] ?? { name: id, text: '' }
  return {
    id,
    deck,
    emblem: CONTENTS.find(({ emblems }) => Object.hasOwn(emblems, id))?.emblems[id] ?? '',
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

/** Every card of the game, with the numbers of these values, and what it says where this is played otherwise. */
export function faces(values: Numbers = numbers({}), otherwise: readonly string[] = []): Face[] {
  const texts = worded(CARDS_EN, CONTENTS, otherwise)
  const cards = CARDS.map((card): Face => {
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
    // What one is or is not makes every player one of those who are.
    race: trigger.who === 'every' && trigger.count === 'vindicated' ? 'people' : trigger.who,
  }))
  return [...cards, ...quests, ...triggers]
}

/** Cards of decks that modules bring beside those of the board: infused crystals. */
export function facesApart(values: Numbers = numbers({}), otherwise: readonly string[] = []): Face<string>[] {
  const texts = worded(CARDS_EN, CONTENTS, otherwise)
  return CONTENTS.flatMap(({ apart = [] }) =>
    apart.map(({ id, deck }) => ({ ...plain(texts, id, deck), honor: values.honor[id] ?? null })),
  )
}
