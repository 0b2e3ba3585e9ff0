// The abilities in force for a seat: by its Buildings, its Heroes in play and the level of its Capital. Sorted once
// for each possible board, so that a lookup allocates nothing. (H-ABILITY-1)
import { type Player, SUPPLY } from '../../state.ts'
import type { Ability, Moment, Rule } from '../../cards/effect.ts'
import type { Faction } from '../../cards/factions.ts'
import { keptFor } from '../../kept.ts'
import type { Values } from '../../values/index.ts'
import { type Hired, HIRED, HEROES, type Unit, VESSELS } from '../../values/words.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'

/** The Hero or band of the ability, or the Hero or Vessel that its Building unlocks. */
export type Bearer = Exclude<Unit, 'serf' | 'warrior'>

export interface Borne {
  readonly ability: Ability
  readonly bearer: Bearer
}

type RuleName = Rule['rule']

/** A standing rule with its ability. */
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
      crossing: named(borne, 'crossing'),
      draw: named(borne, 'draw'),
      raid: named(borne, 'raid'),
      dips: named(borne, 'dips'),
      smuggle: named(borne, 'smuggle'),
      immune: named(borne, 'immune'),
      standin: named(borne, 'standin'),
      raise: named(borne, 'raise'),
      weaken: named(borne, 'weaken'),
      barSpell: named(borne, 'barSpell'),
      protect: named(borne, 'protect'),
      paywith: named(borne, 'paywith'),
      sacrifice: named(borne, 'sacrifice'),
      retake: named(borne, 'retake'),
      setDown: named(borne, 'setDown'),
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

const BEARERS: readonly Bearer[] = [...HEROES, ...VESSELS, ...HIRED]

function bearerOf({ buildings, units }: Faction, on: string): Bearer {
  const bearer = buildings.find(({ id }) => id === on)?.opens ?? BEARERS.find((unit) => units[unit] === on)
  if (bearer === undefined) throw new RangeError(`nothing bears '${on}'`)
  return bearer
}

/** The bit of a Unit for hire in the key, after those of Buildings. */
const hiredBit = (unit: Hired): number => 1024 * 2 ** HIRED.indexOf(unit)

/** The key of a board: Buildings, Heroes in play, hired Units and the level as one number. */
function marksOf(bits: ReadonlyMap<string, number>, { level, buildings, heroes, hired }: Player): number {
  let marks = level - 1
  for (const id of buildings) marks += bits.get(id) ?? 0
  if (heroes.a.at !== SUPPLY) marks += 4
  if (heroes.b.at !== SUPPLY) marks += 8
  if (heroes.c.at !== SUPPLY) marks += 16
  if (hired !== undefined) for (const unit of hired) marks += hiredBit(unit)
  return marks
}

function worksFor(faction: Faction, p: Player, { on, level }: Ability): boolean {
  if (level > p.level) return false
  if (p.buildings.includes(on)) return true
  if (p.hired?.some((unit) => faction.units[unit] === on) === true) return true
  return HEROES.some((hero) => faction.units[hero] === on && p.heroes[hero].at !== SUPPLY)
}

const borneBy = (faction: Faction, abilities: readonly Ability[]): Borne[] =>
  abilities.map((ability) => ({ ability, bearer: bearerOf(faction, ability.on) }))

/** All boards of a faction. */
interface Boards {
  readonly faction: Faction
  /** The board with every ability in force. A rule that is not on it is on no board. */
  readonly full: Board
  /** The bit of each Building in the key. */
  readonly bits: ReadonlyMap<string, number>
  /** By key; each is made when it first occurs. */
  readonly made: Board[]
}

const boardsOf = (faction: Faction): Boards => ({
  faction,
  full: boardOf(borneBy(faction, faction.abilities)),
  bits: new Map(faction.buildings.map(({ id }, i) => [id, 32 * 2 ** i])),
  made: [],
})

/** By faction id. */
const allBoards = keptFor(
  (factions: Values['factions']) =>
    new Map(Object.entries(factions).map(([id, faction]) => [id, boardsOf(faction)])),
)

/**
 * The boards of a seat. Undefined: the seat has no abilities, because it is out or it is the Enemy, which has gifts
 * instead.
 */
function boardsFor(f: F, seat: number): Boards | undefined {
  if (seat >= f.seats) return undefined
  const p = player(f, seat)
  return p.out ? undefined : allBoards(f.values.factions).get(p.faction)
}

/** The seat's current board. */
function boardNow(f: F, seat: number, { faction, bits, made }: Boards): Board {
  const p = player(f, seat)
  const marks = marksOf(bits, p)
  const known = made[marks]
  if (known !== undefined) return known
  const working = faction.abilities.filter((ability) => worksFor(faction, p, ability))
  return (made[marks] = boardOf(borneBy(faction, working)))
}

/** The standing rules with this name in force for a seat. The caller must check their conditions. */
export function rulesOf<R extends RuleName>(f: F, seat: number, name: R): Board['rules'][R] {
  const boards = boardsFor(f, seat)
  if (boards === undefined) return NONE.rules[name]
  const all = boards.full.rules[name]
  return all.length === 0 ? all : boardNow(f, seat, boards).rules[name]
}

const NOBODY: readonly Borne[] = []

/** The abilities of a seat that a moment triggers, in order. */
export function answering(f: F, seat: number, moment: Moment): readonly Borne[] {
  const boards = boardsFor(f, seat)
  if (boards?.full.moments[moment] === undefined) return NOBODY
  return boardNow(f, seat, boards).moments[moment] ?? NOBODY
}

/** The abilities of a seat that score at the end. */
export function scoringAbilities(f: F, seat: number): readonly Borne[] {
  const boards = boardsFor(f, seat)
  return boards === undefined ? NOBODY : boardNow(f, seat, boards).tallies
}
