// The faces of all cards by id, and the texts of regions, with the values of the table in play.
import {
  type AttributeName,
  ATTRIBUTES,
  type CardText,
  type Face,
  faces,
  facesApart,
  type Values,
} from '@lorehall/vindication/client'
import { whileInPlay } from '../in-play.ts'
import type { Brought } from '../module-parts.ts'

export type CardFace = Face<string>

/** Everything drawn as a card with these modules. Without values: the cards of every box. */
export function cardFaces(modules: Brought, values?: Values): CardFace[] {
  return [...faces(values), ...facesApart(values).filter(({ deck }) => deck in modules.decks)]
}

export const facesInPlay = whileInPlay(
  (values, modules): ReadonlyMap<string, CardFace> =>
    new Map(cardFaces(modules, values).map((face) => [face.id, face])),
)

export const faceOf = (id: string): CardFace | undefined => facesInPlay().get(id)

const regionsInPlay = whileInPlay(({ box }) => box.text.regions)

/** The name and text of a region. */
export const regionText = (kind: string): CardText => regionsInPlay()[kind] ?? { name: kind, text: '' }

const numbersInPlay = whileInPlay((values) => values)

/** The honor for mastery of an attribute at the end. (V-MASTERY-3) */
export function masteryOf(attribute: number): number {
  return numbersInPlay().mastery[attribute] ?? 0
}

const BLACK = ['fatigue', 'miss', 'death'] as const

/** The number of faces of the black die that show this. (V-FIGHT-4, V-FIGHT-5) */
export function blackFaces(shown: 'fatigue' | 'death'): number {
  return numbersInPlay().blackDie.filter((face) => BLACK[face] === shown).length
}

/** A number with a real minus sign: "−2". */
export const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))

/** The short name of a card: "Drokk". */
export function shortName(face: CardFace): string {
  return face.name.split(',')[0] ?? face.name
}

/** The attributes a card gives, one entry per attribute, in the order of the board. */
export function givesOf(face: CardFace): (readonly [AttributeName, number])[] {
  return ATTRIBUTES.flatMap((name) => {
    const n = face.gives[name] ?? 0
    return n > 0 ? [[name, n] as const] : []
  })
}
