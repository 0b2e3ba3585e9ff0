// Everything that the rules of a table read: the box, and how its options change it. Composed once for its options, and
// shared by reference by every copy of a position.
import { composedWith, merged } from '@lorehall/grammar'
import type { GameOptions, Json, ValuesSchema } from '@lorehall/kernel'
import { type Box, compose as composeBox } from '../box/box.ts'
import { type Content, contentsFor } from '../box/content.ts'
import type { Module } from '../box/module.ts'
import { cellAt } from '../map/cells.ts'
import type { Folk, Guest } from '../rules/folk.ts'
import { laidOver, ours, written } from './file.ts'
import { agrees } from './agreeing.ts'
import { broughtBy, type BroughtBy, type GivenAt, givenAt, type Lasting, lastingOf } from './lasting.ts'
import { ends } from './endless.ts'
import { GOODS, type On, type Rule, type Use } from '../cards/vocabulary.ts'
import { type Records, records, type Space, type Town } from '../cards/records.ts'

export interface Values extends Records {
  readonly side: 'above' | 'under'
  /** The 40 spaces of the table's map by number, row by row, then those outside it, and their ids. */
  readonly spaces: readonly Space[]
  readonly spaceIds: readonly string[]
  /** The side of the town boards that is played. */
  readonly town: Town
  /** The enemy on the space of each level. */
  readonly levels: readonly string[]
  /** All kinds of villagers, and among them those that modules add. */
  readonly folk: Readonly<Record<string, Folk>>
  readonly kinds: readonly string[]
  readonly guests: readonly Guest[]
  /** Buildings that let villagers move out of their row. */
  readonly inns: readonly string[]
  /** The price of the cheapest ability. */
  readonly leastXP: number
  /** The lasting effects of buildings, blue tokens and quest cards, by id. */
  readonly lasting: Readonly<Record<string, Lasting>>
  /** The same by rule, and the sources of uses by their moment. */
  readonly brought: BroughtBy
  readonly given: GivenAt
  /** The names of the records of the table's modules. */
  readonly names: Readonly<Record<string, string>>
  /** The rules of the table's modules. */
  readonly box: Box
  /** The file form of these values. */
  readonly file: Json
}

const number = ({ row, col }: Space): number => cellAt(row, col)

function compose(
  file: Json,
  options: GameOptions,
  brought: readonly Content[],
  modules: readonly Module[],
  own?: Json,
): Values {
  const contents = contentsFor(brought, options)
  const all = laidOver(file, own ?? ours(contents))
  if (!records(all, [])) throw new Error('a check refuses or agrees')
  agrees(all)
  ends(all)
  const chosen = options['map'] === 'under' ? 'under' : 'above'
  const side = contents.find((content) => content.side !== undefined)?.side ?? chosen
  const levels = merged(contents.map((content) => content.levels))
  const added = Object.entries(merged(contents.map((content) => content.folk)))
  const beyond = Object.entries(merged(contents.map((content) => content.spaces)))
  const box = composeBox(modules, options)
  const map = all.maps[side]
  const lasting = lastingOf(all)
  const spaces = Object.entries(map.spaces).toSorted(([, a], [, b]) => number(a) - number(b))
  return {
    ...all,
    side,
    spaces: [...spaces, ...beyond].map(([, space]) => space),
    spaceIds: [...spaces, ...beyond].map(([id]) => id),
    town: all.towns[side === 'under' ? 'back' : 'front'],
    folk: Object.fromEntries([
      ...GOODS.map((good) => [good, { makes: good, share: 1, supply: all.villagers[good] }] as const),
      ...added,
    ]),
    kinds: [...GOODS, ...added.map(([id]) => id)],
    guests: added.map(([id, folk]) => ({ id, ...folk })),
    levels: map.enemies.map((id, i) => levels[i + 1] ?? id),
    inns: Object.keys(all.buildings).filter((id) =>
      all.buildings[id]?.rules.some(({ rule }) => rule === 'rehouse'),
    ),
    leastXP: Math.min(...Object.values(all.abilities).map(({ xp }) => xp)),
    lasting,
    brought: broughtBy(lasting),
    given: givenAt(all, lasting),
    names: merged([...contents.map(({ names }) => names), box.names]),
    box,
    file: all,
  }
}

/** The lasting effects of a record, or a hero's printed ability. */
export function openRecord(
  { lasting, heroes }: Values,
  id: string,
): { readonly rules: readonly Rule[]; readonly uses: readonly Use[]; readonly on: On } {
  const printed = Object.values(heroes).find(({ ability }) => ability.id === id)
  return lasting[id] ?? { rules: [], uses: printed?.ability.uses ?? [], on: {} }
}

let asWritten: Values | undefined

/** Does the record still do what its written text says? */
export function isAsWritten(values: Values, id: string): boolean {
  asWritten ??= compose({}, {}, [], [], written())
  return JSON.stringify(openRecord(values, id)) === JSON.stringify(openRecord(asWritten, id))
}

type Contents = readonly Content[]

/**
 * The values of a table by its file and options: our records and those of the modules that the options include. A
 * page passes no module rules, so its box is empty.
 */
export const valuesWith = (contents: Contents, modules: readonly Module[]) =>
  composedWith(['map', ...contents.flatMap(({ by }) => by?.setting ?? [])], contents, modules, compose)

export const valuesSchema = (contents: Contents, modules: readonly Module[]): ValuesSchema<Values> => ({
  template: (options) => ours(contentsFor(contents, options)),
  read: valuesWith(contents, modules),
  write: ({ file }) => file,
})
