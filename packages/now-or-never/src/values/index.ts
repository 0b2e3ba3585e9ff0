// What the rules of a table read: the box, and what its options make of it. Composed once for its options,
// and shared by reference by every copy of a position.
import { chosen, composedOnce } from '@lorehall/grammar'
import type { GameOptions, Json, ValuesSchema } from '@lorehall/kernel'
import { type Box, compose as composeBox } from '../box/box.ts'
import type { Content } from '../box/content.ts'
import type { Module } from '../box/module.ts'
import { cellAt } from '../map/cells.ts'
import { laidOver, ours, written } from './file.ts'
import { agrees } from './agreeing.ts'
import { broughtBy, type BroughtBy, type GivenAt, givenAt, type Lasting, lastingOf } from './lasting.ts'
import { ends } from './endless.ts'
import type { On, Rule, Use } from '../cards/vocabulary.ts'
import { type Records, records, type Space, type Town } from '../cards/records.ts'

export interface Values extends Records {
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
  /** What the cheapest ability costs. */
  readonly leastXP: number
  /** What a building, a blue token or a quest card does while it lies open, by its id. */
  readonly lasting: Readonly<Record<string, Lasting>>
  /** The same by rule, and who gives a use by its moment. */
  readonly brought: BroughtBy
  readonly given: GivenAt
  /** What the modules of the table bring to the rules. */
  readonly box: Box
  /** The form all of it came in. */
  readonly file: Json
}

const number = ({ row, col }: Space): number => cellAt(row, col)

function compose(file: Json, over: Json, options: GameOptions, modules: readonly Module[]): Values {
  const all = laidOver(file, over)
  if (!records(all, [])) throw new Error('a check refuses or agrees')
  agrees(all)
  ends(all)
  const side = options['map'] === 'under' ? 'under' : 'above'
  const map = all.maps[side]
  const lasting = lastingOf(all)
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
    leastXP: Math.min(...Object.values(all.abilities).map(({ xp }) => xp)),
    lasting,
    brought: broughtBy(lasting),
    given: givenAt(all, lasting),
    box: composeBox(modules),
    file: all,
  }
}

/** What a record does while it lies open, or a hero's printed ability always. */
export function openRecord(
  { lasting, heroes }: Values,
  id: string,
): { readonly rules: readonly Rule[]; readonly uses: readonly Use[]; readonly on: On } {
  const printed = Object.values(heroes).find(({ ability }) => ability.id === id)
  return lasting[id] ?? { rules: [], uses: printed?.ability.uses ?? [], on: {} }
}

let asWritten: Values | undefined

/** Does it do what its text was written about? */
export function isAsWritten(values: Values, id: string): boolean {
  asWritten ??= compose({}, written(), {}, [])
  return JSON.stringify(openRecord(values, id)) === JSON.stringify(openRecord(asWritten, id))
}

type Contents = readonly Content[]

/**
 * What a table is played with, by its file and its options: our records and those of the modules that the options
 * bring. A page gives no rules of modules; its box is empty.
 */
export function valuesWith(
  contents: Contents,
  modules: readonly Module[],
): (file: Json, options: GameOptions) => Values {
  const key = (options: GameOptions) =>
    JSON.stringify([options['map'] ?? null, chosen(contents, options).map(({ id }) => id)])
  return composedOnce(key, (file, options) =>
    compose(
      file,
      ours(chosen(contents, options)),
      options,
      modules.filter(({ content }) => options[content.id] === true),
    ),
  )
}

export const valuesSchema = (contents: Contents, modules: readonly Module[]): ValuesSchema<Values> => ({
  template: (options) => ours(chosen(contents, options)),
  read: valuesWith(contents, modules),
  write: ({ file }) => file,
})
