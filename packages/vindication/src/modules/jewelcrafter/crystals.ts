// The infused crystals, one for each attribute.
import { type Attribute, ATTRIBUTES } from '../../state.ts'

export const crystalOf = (attribute: Attribute) => `crystal-${ATTRIBUTES[attribute]}`

export const INFUSED_CRYSTALS: readonly string[] = ATTRIBUTES.map((name) => `crystal-${name}`)
