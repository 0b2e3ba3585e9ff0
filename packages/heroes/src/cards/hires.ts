// Cards of Units for hire: anyone may take one by Recruit, and nobody needs a Building for it. (H-HIRE)
import type { Price } from '../values/words.ts'
import { abilitiesOf, type Ability, type Three } from './effect.ts'

/** The numbers of its Units in the values file. A card brings all of them together. */
export interface HireNumbers {
  readonly count: number
  readonly price: Price
  readonly strength: number
  readonly speed: number
  readonly vp: number
}

export interface Hire extends HireNumbers {
  /** The id of the card: of its name and its abilities. */
  readonly id: string
  /** Whether Vessels carry its Units. */
  readonly boards: boolean
  /** In force while the player employs one of its Units, by the level of the player's Capital. */
  readonly abilities: Three
}

export const abilitiesOfHire = ({ id, abilities }: Hire): readonly Ability[] =>
  abilitiesOf({ [id]: abilities })
