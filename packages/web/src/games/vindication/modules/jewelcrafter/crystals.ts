// The infused crystals: their names, effects and owners.
import { ATTRIBUTES, type AttributeName, type Face, facesApart } from '@lorehall/vindication/client'
import type { GameView } from '../../view.ts'
import { jewelsIn } from './seen.ts'

export interface Infused {
  readonly attribute: AttributeName
  readonly face: Face<string>
}

const FACES = new Map(facesApart().map((face) => [face.id, face]))

export const INFUSED: readonly Infused[] = ATTRIBUTES.flatMap((attribute) => {
  const face = FACES.get(`crystal-${attribute}`)
  return face === undefined ? [] : [{ attribute, face }]
})

export const infusedNamed = (id: string) => INFUSED.find(({ face }) => face.id === id)

/** The infused crystals of one player. */
export function infusedOf(view: GameView, seat: number): readonly Infused[] {
  const { infused } = jewelsIn(view) ?? { infused: [] }
  return INFUSED.filter(({ attribute }) => infused[ATTRIBUTES.indexOf(attribute)] === seat)
}

/** The seat that has it. */
export function holderOf(view: GameView, { attribute }: Infused): number | null {
  return jewelsIn(view)?.infused[ATTRIBUTES.indexOf(attribute)] ?? null
}
