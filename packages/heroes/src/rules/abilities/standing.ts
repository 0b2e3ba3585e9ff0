// The abilities in force for a seat: by Buildings that stand, Heroes in play and the level of the Capital. Sorted
// once for each board there can be, so that looking them up makes nothing. (H-ABILITY-1)
import { type Player, SUPPLY } from '../../state.ts'
import type { Ability, Moment, Rule } from '../../cards/effect.ts'
import type { Building, Faction } from '../../cards/factions.ts'
import { HEROES, VESSELS } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { isFoe } from '../solo/enemy.ts'
import type { F } from '../step.ts'

/** The Hero whose ability it is, or the Hero or Vessel that its Building opens. */
export type Bearer = Building['opens']

export interface Borne {
  readonly ability: Ability
  readonly bearer: Bearer
}

type RuleName = Rule['rule']

/** A standing rule, with the ability it is of. */
export interface InForce<R extends RuleName = RuleName> extends Borne {
  readonly rule: Named<R>
}

interface Board {
  readonly rules: { readonly [R in RuleName]: readonly InForce<R>[] }
  readonly moments: Readonly<Partial<Record<Moment, readonly Borne[]>>>
  readonly tallies: readonly Borne[]
}

type Named<R extends RuleName> = Extract<Rule, { readonly rule: R }>

const isNamed =
  <R extends RuleName>(name: R) =>
  (rule: Rule): rule is Named<R> =>
    rule.rule === name

const named = <R extends RuleName>(borne: readonly Borne[], name: R): InForce<R>[] =>
  borne.flatMap((one) => (one.ability.rules ?? []).filter(isNamed(name)).map((rule) => ({ ...one, rule })))

function boardOf(borne: readonly Borne[]): Board {
  return {
    rules: {
      str: named(borne, 'str'),
      zero: named(borne, 'zero'),
      harm: named(borne, 'harm'),
      speed: named(borne, 'speed'),
      capacity: named(borne, 'capacity'),
      pass: named(borne, 'pass'),
      adjacent: named(borne, 'adjacent'),
      price: named(borne, 'price'),
      yield: named(borne, 'yield'),
      limit: named(borne, 'limit'),
      mode: named(borne, 'mode'),
      immune: named(borne, 'immune'),
      standin: named(borne, 'standin'),
    },
    moments: Object.groupBy(
      borne
        .filter(({ ability }) => ability.at !== undefined)
        .toSorted((one, two) => (one.ability.order ?? 0) - (two.ability.order ?? 0)),
      ({ ability }) => ability.at ?? 'turn.own',
    ),
    tallies: borne.filter(({ ability }) => ability.tally !== undefined),
  }
}

const NONE: Board = boardOf([])

const OPENED = [...HEROES, ...VESSELS]

function bearerOf({ buildings, units }: Faction, on: string): Bearer {
  const bearer = buildings.find(({ id }) => id === on)?.opens ?? OPENED.find((unit) => units[unit] === on)
  if (bearer === undefined) throw new RangeError(`nothing bears '${on}'`)
  return bearer
}

/** Buildings, Heroes in play and the level as one number. */
function marksOf(bits: ReadonlyMap<string, number>, { level, buildings, heroes }: Player): number {
  let marks = level - 1
  for (const id of buildings) marks += bits.get(id) ?? 0
  if (heroes.a.at !== SUPPLY) marks += 4
  if (heroes.b.at !== SUPPLY) marks += 8
  if (heroes.c.at !== SUPPLY) marks += 16
  return marks
}

function worksFor(faction: Faction, p: Player, { on, level }: Ability): boolean {
  if (level > p.level) return false
  if (p.buildings.includes(on)) return true
  return HEROES.some((hero) => faction.units[hero] === on && p.heroes[hero].at !== SUPPLY)
}

/** The boards a faction can have, by their marks, made when they first occur; and the mark of each Building. */
interface Boards {
  readonly bits: ReadonlyMap<string, number>
  readonly made: Board[]
}

const BOARDS = new WeakMap<Faction, Boards>()

function boardsOf(faction: Faction): Boards {
  const known = BOARDS.get(faction)
  if (known !== undefined) return known
  const bits = new Map(faction.buildings.map(({ id }, i) => [id, 32 * 2 ** i]))
  const fresh = { bits, made: [] }
  BOARDS.set(faction, fresh)
  return fresh
}

const boardFor = (faction: Faction, p: Player): Board =>
  boardOf(
    faction.abilities
      .filter((ability) => worksFor(faction, p, ability))
      .map((ability) => ({ ability, bearer: bearerOf(faction, ability.on) })),
  )

/** The Enemy of the solo game has a board of its own. */
function board(f: F, seat: number): Board {
  if (seat >= f.seats) return NONE
  const p = player(f, seat)
  const faction = f.values.factions[p.faction]
  // The Enemy of a game alone has gifts instead.
  if (faction === undefined || p.out || isFoe(f, seat)) return NONE
  const { bits, made } = boardsOf(faction)
  const marks = marksOf(bits, p)
  return (made[marks] ??= boardFor(faction, p))
}

/** The standing rules of one name that are in force for a seat now; what each needs is for the reader to look at. */
export const rulesOf = <R extends RuleName>(f: F, seat: number, name: R): Board['rules'][R] =>
  board(f, seat).rules[name]

const NOBODY: readonly Borne[] = []

/** The abilities of a seat that answer to a moment, in their order. */
export const answering = (f: F, seat: number, moment: Moment): readonly Borne[] =>
  board(f, seat).moments[moment] ?? NOBODY

/** The abilities of a seat that score at the end. */
export const scoringAbilities = (f: F, seat: number): readonly Borne[] => board(f, seat).tallies
