// The infused crystals, one for each attribute.
import { at, type Attribute, ATTRIBUTES } from '../../state.ts'

export const INFUSED_CRYSTALS: readonly string[] = ATTRIBUTES.map((name) => `crystal-${name}`)

export const crystalOf = (attribute: Attribute): string => at(INFUSED_CRYSTALS, attribute)
