// What a Building or a Hero does, one sentence for each level of the Capital.
import { abilityText, LEVELS } from '@lorehall/heroes/face'
import { valuesInPlay } from './box.ts'

/** None where it has no abilities of its own, as Vessels have none. */
export const abilitiesOf = (id: string): readonly string[] =>
  LEVELS.flatMap((level) => {
    const name = `${id}.${level}`
    const text = abilityText(name, valuesInPlay())
    return text === name ? [] : [text]
  })
