// The faces of all cards, looked up by id, with the numbers in play.
import type { Json } from '@lorehall/kernel'
import {
  type AttributeName,
  ATTRIBUTES,
  type Face,
  type FaceDeck,
  faces,
  facesApart,
  numbers,
} from '@lorehall/vindication/face'

/** Decks of modules whose cards look like those of the board. */
const APART = ['loot', 'pets'] as const

export type CardDeck = FaceDeck | (typeof APART)[number]
export type CardFace = Face<CardDeck>

/** The numbers in play: the game's own, or a table's where it has others. */
let inPlay: Json | null = null
let values = numbers({})
let byId: ReadonlyMap<string, CardFace> | null = null

/** From now on cards show these numbers; null: the game's own. Cheap where nothing changes. */
export function playWith(own: Json | null): void {
  if (own === inPlay || (own !== null && JSON.stringify(own) === JSON.stringify(inPlay))) return
  inPlay = own
  values = numbers(own ?? {})
  byId = null
}

/** Everything that is drawn as a card, with these numbers. */
export function cardFaces(shown = numbers({})): CardFace[] {
  const apart = facesApart(shown).flatMap((face) => {
    const deck = APART.find((name) => name === face.deck)
    return deck === undefined ? [] : [{ ...face, deck }]
  })
  return [...faces(shown), ...apart]
}

export function faceOf(id: string): CardFace | undefined {
  byId ??= new Map(cardFaces(values).map((face) => [face.id, face]))
  return byId.get(id)
}

/** What mastery of an attribute pays at the end. (V-MASTERY-3) */
export function masteryOf(attribute: number): number {
  return values.mastery[attribute] ?? 0
}

const BLACK = ['fatigue', 'miss', 'death'] as const

/** How many faces of the black die show this. (V-FIGHT-4, V-FIGHT-5) */
export function blackFaces(shown: 'fatigue' | 'death'): number {
  return values.blackDie.filter((face) => BLACK[face] === shown).length
}

/** A number that may be below nothing: "−2". */
export const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))

/** What one calls a card in passing: "Drokk". */
export function shortName(face: CardFace): string {
  return face.name.split(',')[0] ?? face.name
}

/** What a card gives, one entry an attribute, in the order of the board. */
export function givesOf(face: CardFace): (readonly [AttributeName, number])[] {
  return ATTRIBUTES.flatMap((name) => {
    const n = face.gives[name] ?? 0
    return n > 0 ? [[name, n] as const] : []
  })
}
