// Sets up a position in a few readable lines. Anything not named is as at a fresh table. Placed blocks come from
// potential, and the rest of a player's 21 blocks are in influence by default.
import { cloneJson, type Json, Table } from '@lorehall/kernel'
import { asked, offered, play, refusedWhy } from '@lorehall/kernel/testing'
import type { Box } from '../src/box/box.ts'
import { vindication } from '../src/index.ts'
import {
  at,
  type Attribute,
  ATTRIBUTES,
  type AttributeName,
  type DeckName,
  DECKS,
  type Player,
  type Six,
  type Slots,
  type State,
} from '../src/state.ts'
import { HEXES } from '../src/map/board.ts'
import { idsOf, type Loaded } from '../src/loaded.ts'
import { cardsOf } from '../src/rules/counters.ts'
import { freshTurn } from '../src/rules/turn.ts'
import type { Values } from '../src/values/index.ts'
import { inspect } from '../src/inspect.ts'

type Spheres = Readonly<Partial<Record<AttributeName, number>>>

export interface PlayerSpot extends Spheres {
  readonly honor?: number
  readonly potential?: number
  /** Absent: the rest of the 21 blocks. */
  readonly influence?: number
  readonly conviction?: number
  readonly space?: number
  readonly mount?: number
  readonly speedBlocks?: number
  readonly vindicated?: boolean
  /** Companions with the blocks on them. */
  readonly party?: Readonly<Record<string, number>>
  readonly traits?: readonly string[]
  /** Relics with their charges. */
  readonly relics?: Readonly<Record<string, number>>
  readonly monsters?: readonly string[]
  readonly tiles?: Spheres
  readonly tokens?: number
  readonly quests?: readonly string[]
  readonly defeated?: number
  readonly attained?: number
  readonly acquired?: number
  readonly learned?: number
}

export interface Spot {
  /** Default: 2. */
  readonly seats?: number
  readonly players?: Readonly<Record<number, PlayerSpot>>
  /** Regions by hex, 1 to 19. Hexes not named keep their tile from setup, as long as there are tiles. */
  readonly regions?: Readonly<Record<number, string>>
  readonly owners?: Readonly<Record<number, number>>
  /** The seat whose turn it is; seat 0 by default. */
  readonly turn?: number
  /** Companions that are active already; the Activate action is then spent. */
  readonly active?: readonly string[]
  readonly first?: number
  readonly round?: number
  readonly lastRound?: number
  readonly ending?: string
  readonly triggers?: readonly string[]
  readonly tokens?: readonly number[]
  readonly decks?: Readonly<
    Partial<Record<DeckName, { readonly open?: readonly string[]; readonly down?: readonly string[] }>>
  >
  /** The modules' state, over their initial state. */
  readonly slots?: Slots
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Values that override ours, e.g. dice that always show one face. */
  readonly values?: Json
  readonly seed?: string
  /** The ruleset; the newest by default. */
  readonly ruleset?: number
}

/** These regions by hex, and no others: every other hex is hidden. */
export function island(regions: Readonly<Record<number, string>>): Record<number, string> {
  const all: Record<number, string> = {}
  for (let hex = 1; hex <= HEXES; hex++) all[hex] = regions[hex] ?? ''
  return all
}

/** A die with one face. */
export const always = (face: string) => [face, face, face, face, face, face]

const PLAIN = ['honor', 'potential', 'conviction', 'space', 'mount', 'speedBlocks', 'vindicated'] as const
const EVER = ['tokens', 'defeated', 'attained', 'acquired', 'learned'] as const

function sixOf(count: (attribute: Attribute) => number): Six {
  return [count(0), count(1), count(2), count(3), count(4), count(5)]
}

function laid(cards: Readonly<Record<string, number>>): Loaded[] {
  return Object.entries(cards).map(([card, blocks]) => ({ card, blocks }))
}

function setPlayer(state: State, seat: number, spot: PlayerSpot): void {
  const p = at(state.players, seat)
  const values: Partial<Player> = {}
  for (const key of [...PLAIN, ...EVER])
    if (spot[key] !== undefined) Object.assign(values, { [key]: spot[key] })
  Object.assign(p, values)
  const six = (from: Spheres | undefined, old: Six) => sixOf((a) => from?.[ATTRIBUTES[a]] ?? old[a])
  p.spheres = six(spot, p.spheres)
  p.tiles = six(spot.tiles, p.tiles)
  if (spot.party !== undefined) {
    p.party = laid(spot.party)
  }
  if (spot.relics !== undefined) {
    p.relics = laid(spot.relics)
    p.acquired = spot.acquired ?? p.relics.length
  }
  if (spot.traits !== undefined) {
    p.traits = [...spot.traits]
    p.attained = spot.attained ?? p.traits.length
  }
  if (spot.monsters !== undefined) {
    p.monsters = [...spot.monsters]
    p.defeated = spot.defeated ?? p.monsters.length
  }
  if (spot.quests !== undefined) p.quests = [...spot.quests]
  for (const source in p.sources) p.sources[source] = 0
  p.sources['start'] = p.honor
}

/**
 * Makes the blocks add up to 21: blocks that are not placed go to influence, or to potential. Throws if that is
 * impossible, because every count of blocks in the test would be wrong.
 */
function settleBlocks(state: State, seat: number, spot: PlayerSpot): void {
  const p = at(state.players, seat)
  const add = (list: readonly number[]) => list.reduce((n, x) => n + x, 0)
  const regions = state.owners.filter((owner) => owner === seat).length
  const placed =
    p.conviction +
    add(p.spheres) +
    add([...p.party, ...p.relics].map(({ blocks }) => blocks)) +
    p.speedBlocks +
    regions
  if (spot.influence !== undefined && spot.potential !== undefined) p.influence = spot.influence
  else if (spot.influence !== undefined) {
    p.influence = spot.influence
    p.potential = 21 - placed - p.influence
  } else {
    p.potential = Math.min(p.potential, 21 - placed)
    p.influence = 21 - placed - p.potential
  }
  const all = placed + p.potential + p.influence
  if (all !== 21 || Math.min(p.potential, p.influence) < 0) {
    throw new Error(
      `seat ${seat} cannot have ${placed} blocks placed, ${p.potential} in potential and ${p.influence} in influence: there are 21`,
    )
  }
}

/** Proficiency tiles that are held are not on the board. */
function settleTiles(state: State): void {
  const held = (a: Attribute) => state.players.reduce((n, p) => n + p.tiles[a], 0)
  state.tiles = sixOf((a) => Math.max(0, state.tiles[a] - held(a)))
}

/** Takes cards that are placed elsewhere out of the decks. */
function settleDecks(state: State, spot: Spot): void {
  DECKS.forEach((name, i) => {
    const pile = at(state.decks, i)
    const { open, down } = spot.decks?.[name] ?? {}
    if (open !== undefined) {
      pile.down.push(...pile.open)
      pile.open = [...open]
    }
    if (down !== undefined) pile.down = [...down]
    const held = new Set([...state.players.flatMap(cardsOf), ...pile.open])
    if (open === undefined) pile.open = pile.open.filter((id) => !state.players.some((p) => holds(p, id)))
    pile.down = [...new Set(pile.down)].filter((id) => !held.has(id)).toSorted()
    if (pile.open.length === 0 && open === undefined) pile.open = pile.down.splice(0, 1)
  })
  const quests = new Set(state.players.flatMap((p) => p.quests))
  state.questStack = state.questStack.filter((id) => !quests.has(id))
}

/** Hides a tile from setup again if the position uses all tiles of its kind elsewhere. */
function hideSpares(state: State, { regions, bag }: Box, spot: Spot): void {
  regions.forEach(({ id: kind, lies }, i) => {
    let spare = state.regions.filter((r) => r === kind).length - at(bag, i) - (lies > 0 ? 1 : 0)
    state.regions.forEach((found, hex) => {
      if (found !== kind || spare <= 0 || spot.regions?.[hex] !== undefined) return
      state.regions[hex] = ''
      spare--
    })
  })
}

/** The tile that was drawn for this hex: a site, if something has been built there. */
function lay({ regions, aside, contents }: Box, kind: string): string {
  const built =
    at(
      aside,
      Math.max(
        0,
        regions.findIndex(({ id }) => id === kind),
      ),
    ) > 0
  return (built ? contents.find(({ standsIn }) => standsIn !== undefined)?.standsIn : undefined) ?? kind
}

function holds(p: Player, id: string): boolean {
  return cardsOf(p).includes(id)
}

/** The state with the changes of the spot. */
function changed(before: State, box: Box, spot: Spot): State {
  const state = cloneJson(before)
  for (const [hex, kind] of Object.entries(spot.regions ?? {})) state.regions[Number(hex)] = kind
  hideSpares(state, box, spot)
  state.bag = box.regions.map(({ id: kind }, i) =>
    Math.max(0, at(box.bag, i) - state.regions.filter((found) => lay(box, found) === kind).length),
  )
  for (const [hex, owner] of Object.entries(spot.owners ?? {})) state.owners[Number(hex)] = owner
  for (const [seat, player] of Object.entries(spot.players ?? {})) setPlayer(state, Number(seat), player)
  state.players.forEach((_, seat) => settleBlocks(state, seat, spot.players?.[seat] ?? {}))
  settleTiles(state)
  settleDecks(state, spot)
  if (spot.triggers !== undefined) {
    const all = [...state.triggers, ...state.triggerStack]
    state.triggers = [...spot.triggers]
    state.triggerStack = all.filter((id) => !state.triggers.includes(id)).toSorted()
  }
  if (spot.tokens !== undefined) state.tokens = [...spot.tokens]
  if (spot.slots !== undefined) state.slots = { ...state.slots, ...cloneJson(spot.slots) }
  state.round = spot.round ?? state.round
  state.first = spot.first ?? 0
  state.ending = spot.ending ?? state.ending
  state.lastRound = spot.lastRound ?? state.lastRound
  const seat = spot.turn ?? 0
  state.turn = freshTurn(seat, at(state.players, seat).space)
  if (spot.active !== undefined) {
    Object.assign(state.turn, { active: [...spot.active], activated: true, untouched: false })
  }
  return state
}

/** Turns a fresh table into that position, at the beginning of a turn. */
export function layOut(table: Table<State, Values>, spot: Spot): void {
  for (const { seat } of table.asks.slice()) {
    const [first] = offered(table, seat)
    play(table, `${seat} ${first}`)
  }
  const { state, values } = table.machine
  table.patch([
    { op: 'replace', path: '/game', value: plain(changed(state, values.box, spot)) },
    { op: 'replace', path: '/stack', value: [{ do: 'turn', seat: spot.turn ?? 0 }] },
  ])
}

/** A player as a test reads it: companions and relics by id, and the blocks on each. */
interface Told extends Omit<Player, 'party' | 'relics'> {
  readonly party: readonly string[]
  readonly loyalty: readonly number[]
  readonly relics: readonly string[]
  readonly charges: readonly number[]
}

export class Scenario {
  readonly table: Table<State, Values>

  constructor(spot: Spot) {
    const seats = spot.seats ?? 2
    this.table = new Table(vindication, {
      seats,
      seed: spot.seed ?? 'scenario',
      ...(spot.ruleset === undefined ? {} : { ruleset: spot.ruleset }),
      ...(spot.options === undefined ? {} : { options: spot.options }),
      ...(spot.values === undefined ? {} : { values: spot.values }),
    })
    layOut(this.table, spot)
  }

  get state(): State {
    return this.table.machine.state
  }

  player(seat: number): Told {
    const p = at(this.state.players, seat)
    const blocks = (cards: readonly Loaded[]) => cards.map(({ blocks: n }) => n)
    return {
      ...p,
      party: idsOf(p.party),
      loyalty: blocks(p.party),
      relics: idsOf(p.relics),
      charges: blocks(p.relics),
    }
  }

  /** Answers in notation, `'0 visit:2'`, or for the seat that is asked, `'visit:2'`. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const seat = this.table.asks[0]?.seat ?? 0
      play(this.table, /^\d+ /.test(line) ? line : `${seat} ${line}`)
    }
    return this
  }

  /** Plays the current turn with just the mandatory step. */
  pass(): this {
    const step = this.offers().find((id) => id.startsWith('move:'))
    if (step !== undefined) this.play(step)
    if (this.offers().includes('stop')) this.play('stop')
    return this.play('end')
  }

  offers(seat = this.table.asks[0]?.seat ?? 0): string[] {
    return offered(this.table, seat)
  }

  asked(): string[] {
    return asked(this.table)
  }

  /** The id of the reason against an option; null: it is offered. */
  why(option: string, seat = this.table.asks[0]?.seat ?? 0): string | null {
    return refusedWhy(this.table, seat, option)
  }

  /** Events of a type since the last answer. */
  events(type: string) {
    return this.table.events.filter((event) => event.type === type)
  }

  /** Broken laws; empty in every legal position. */
  broken(): string[] {
    return inspect.check(this.table.machine)
  }
}

/** A state as the plain data it is made of. */
function plain(state: State): Json
function plain(state: unknown): unknown {
  return cloneJson(state)
}

export function scenario(spot: Spot = {}): Scenario {
  return new Scenario(spot)
}

/** A game that is over: the last seat has made its last turn, and everything is scored. */
export function finished(spot: Spot = {}): Scenario {
  const turn = (spot.seats ?? 2) - 1
  return scenario({ turn, round: 9, lastRound: 9, ending: 'all-in', tokens: [], ...spot }).pass()
}

/** The points a seat got in final scoring, by source. */
export function paidAtEnd(g: Scenario, seat: number): Record<string, number> {
  const own = g.events('scored').filter((event) => event.seat === seat && event['points'] !== 0)
  return Object.fromEntries(own.map((event) => [event.from ?? '', Number(event['points'])]))
}
