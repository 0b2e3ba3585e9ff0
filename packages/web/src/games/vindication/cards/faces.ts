// The faces of all cards, looked up by id, and how decks and attributes are shown.
import { type AttributeName, ATTRIBUTES, type Face, type FaceDeck, faces } from '@lorehall/vindication/face'
import type { IconName } from '../../../components/icon.tsx'

let byId: ReadonlyMap<string, Face> | null = null

export function faceOf(id: string): Face | undefined {
  byId ??= new Map(faces().map((face) => [face.id, face]))
  return byId.get(id)
}

/** What one calls a card in passing: "Drokk". */
export function shortName(face: Face): string {
  return face.name.split(',')[0] ?? face.name
}

export const ATTRIBUTE_ICON: Readonly<Record<AttributeName, IconName>> = {
  inspiration: 'sun',
  knowledge: 'open-book',
  strength: 'fist',
  courage: 'lion',
  wisdom: 'owl',
  vision: 'third-eye',
}

export const attributeColour = (attribute: AttributeName) => `var(--${attribute})`

/** A deck has the colour of the attribute that buys its cards. */
const DECK_COLOUR: Readonly<Record<FaceDeck, string>> = {
  yellow: 'var(--inspiration)',
  blue: 'var(--knowledge)',
  red: 'var(--strength)',
  monsters: 'var(--courage)',
  traits: 'var(--wisdom)',
  relics: 'var(--vision)',
  quests: 'var(--card-quest)',
  triggers: 'var(--card-iron)',
}

export const deckColour = (deck: FaceDeck) => DECK_COLOUR[deck]

export const DECK_ICON: Readonly<Record<FaceDeck, IconName>> = {
  yellow: 'three-friends',
  blue: 'three-friends',
  red: 'three-friends',
  monsters: 'spiked-dragon-head',
  traits: 'ribbon-medal',
  relics: 'emerald-necklace',
  quests: 'scroll-unfurled',
  triggers: 'hourglass',
}

/** What a card gives, one entry an attribute, in the order of the board. */
export function givesOf(face: Face): (readonly [AttributeName, number])[] {
  return ATTRIBUTES.flatMap((name) => {
    const n = face.gives[name] ?? 0
    return n > 0 ? [[name, n] as const] : []
  })
}
