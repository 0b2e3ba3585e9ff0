// What the rules of a table read: the box, and what its options make of it. Composed once for its options,
// and shared by reference by every copy of a position.
import type { GameOptions, Json, ValuesSchema } from '@lorehall/kernel'
import { laidOver, ours } from './file.ts'
import { agrees } from './agreeing.ts'
import { type Box, box, type Space, type Town } from './records.ts'

export interface Values extends Box {
  readonly side: 'above' | 'under'
  /** The 40 spaces of the table's map by number, row by row, and their ids. */
  readonly spaces: readonly Space[]
  readonly spaceIds: readonly string[]
  /** The side of the town boards that is played. */
  readonly town: Town
  /** The enemy on the space of each level. */
  readonly levels: readonly string[]
  /** Buildings out of whose row villagers may move. */
  readonly inns: readonly string[]
  /** The form all of it came in. */
  readonly file: Json
}

export const COLUMNS = 10

const number = ({ row, col }: Space): number => (row - 1) * COLUMNS + col - 1

function compose(file: Json, options: GameOptions): Values {
  const all = laidOver(file)
  if (!box(all, [])) throw new Error('a check refuses or agrees')
  agrees(all)
  const side = options['map'] === 'under' ? 'under' : 'above'
  const map = all.maps[side]
  const spaces = Object.entries(map.spaces).toSorted(([, a], [, b]) => number(a) - number(b))
  return {
    ...all,
    side,
    spaces: spaces.map(([, space]) => space),
    spaceIds: spaces.map(([id]) => id),
    town: all.towns[side === 'under' ? 'back' : 'front'],
    levels: map.enemies,
    inns: Object.keys(all.buildings).filter((id) =>
      all.buildings[id]?.rules.some(({ rule }) => rule === 'rehouse'),
    ),
    file: all,
  }
}

const isEmpty = (file: Json): boolean => JSON.stringify(file) === '{}'

/** Ours by map: most tables are played with them as they are. */
const known = new Map<unknown, Values>()

function read(file: Json, options: GameOptions): Values {
  if (!isEmpty(file)) return compose(file, options)
  const found = known.get(options['map']) ?? compose({}, options)
  known.set(options['map'], found)
  return found
}

export const valuesSchema: ValuesSchema<Values> = {
  template: () => ours(),
  read,
  write: ({ file }) => file,
}
