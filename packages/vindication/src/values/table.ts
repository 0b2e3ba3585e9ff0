// Tiles, dice and journeys.
import { house, type Numbered, printed, publicly } from './provenance.ts'

export const MASTERY: Readonly<Record<string, Numbered<number>>> = {
  inspiration: house(5),
  knowledge: house(5),
  strength: house(5),
  courage: house(7),
  wisdom: house(7),
  vision: printed(7),
}

export const VINDICATING: Numbered<number> = publicly(5)

export const WHITE_DIE: Numbered<readonly string[]> = house([
  'inspiration',
  'knowledge',
  'strength',
  'courage',
  'wisdom',
  'vision',
])

export const BLACK_DIE: Numbered<readonly string[]> = house([
  'fatigue',
  'fatigue',
  'fatigue',
  'miss',
  'miss',
  'death',
])

/** The color of the first companion, for the starts 1 to 12. */
export const JOURNEYS: Numbered<readonly string[]> = house([
  'red',
  'yellow',
  'blue',
  'red',
  'yellow',
  'blue',
  'red',
  'yellow',
  'blue',
  'red',
  'yellow',
  'blue',
])

/** The faces of the black die, by number. */
export const BLACK_FACES = ['fatigue', 'miss', 'death'] as const
export const FATIGUE = 0
export const DEATH = 2
