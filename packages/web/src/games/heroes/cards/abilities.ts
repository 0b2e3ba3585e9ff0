// The abilities of a Building or a Hero: one sentence per level of the Capital.
import { abilityText, LEVELS } from '@lorehall/heroes/client'
import { valuesInPlay } from './box.ts'

/** Empty for things without abilities, such as Vessels. */
export const abilitiesOf = (id: string): readonly string[] =>
  LEVELS.flatMap((level) => {
    const name = `${id}.${level}`
    const text = abilityText(name, valuesInPlay())
    return text === name ? [] : [text]
  })
