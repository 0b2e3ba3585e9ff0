// Every option a player is offered, made once. What it points at is named as the table draws it.
import { choiceMaker } from '@lorehall/grammar'
import { type Manner, named, option, type Option } from '@lorehall/kernel'
import { idOf, type InWorld, perWorld, type Place } from './map/world.ts'
import type { Faction } from './cards/factions.ts'

const make = choiceMaker()

const { each, word } = make

/** An option for each Region, by its name. */
function region(kind: string, manner: Manner = 'plain'): (f: InWorld, place: Place) => Option {
  const made = perWorld((): Option[] => [])
  make.kind(kind)
  return (f, place) =>
    (made(f.values.world)[place] ??= named(kind, idOf(f, place), `region:${idOf(f, place)}`, place, manner))
}

/** A word that means something in a Region: it points there. */
function here(kind: string, manner: Manner): (f: InWorld, place: Place) => Option {
  const made = perWorld((): Option[] => [])
  make.kind(kind)
  return (f, place) => (made(f.values.world)[place] ??= option(kind, `region:${idOf(f, place)}`, manner))
}

/**
 * An option for each kind of piece in a Region of whoever is asked, who is its number: `take:serf` at
 * `unit:I-4/serf`, aboard `take:serf@sea`, of an ally `take:ally-serf`.
 */
function piece(kind: string): (f: InWorld, seat: number, place: Place, name: string) => Option {
  const made = perWorld((): Map<string, Option>[][] => [])
  make.kind(kind)
  return (f, seat, place, name) => {
    const own = (made(f.values.world)[seat] ??= [])
    const there = (own[place] ??= new Map<string, Option>())
    const known = there.get(name)
    if (known !== undefined) return known
    const fresh = named(kind, name, `unit:${idOf(f, place)}/${name}`, seat)
    there.set(name, fresh)
    return fresh
  }
}

/** An option for each piece of a player, which may point at different things. */
function pointing(kind: string): (seat: number, name: string, at: string) => Option {
  const made: Map<string, Map<string, Option>>[] = []
  make.kind(kind)
  return (seat, name, at) => {
    const own = (made[seat] ??= new Map<string, Map<string, Option>>())
    const there = own.get(at) ?? new Map<string, Option>()
    const known = there.get(name)
    if (known !== undefined) return known
    const fresh = named(kind, name, at, seat)
    own.set(at, there.set(name, fresh))
    return fresh
  }
}

/** An option about a thing of whoever is asked, who is its number: the same word means different things to two seats. */
function owned(kind: string, thing: string): (seat: number, name: string) => Option {
  const made: Map<string, Option>[] = []
  make.kind(kind)
  return (seat, name) => {
    const own = (made[seat] ??= new Map<string, Option>())
    const known = own.get(name)
    if (known !== undefined) return known
    const fresh = named(kind, name, `${thing}:${name}`, seat)
    own.set(name, fresh)
    return fresh
  }
}

/** A word about something of whoever is asked, who is its number. */
function ofSeat(kind: string, at: string): (seat: number) => Option {
  const made: Option[] = []
  make.kind(kind)
  return (seat) => (made[seat] ??= { ...option(kind, at), n: seat })
}

/** An option for each piece of who is asked, in a Region or on its way there: `send:serf>I-8`. */
function pieceAt(
  kind: string,
  sign: string,
): (f: InWorld, seat: number, piece: string, place: Place) => Option {
  const made = owned(kind, 'piece')
  return (f, seat, piece, place) => made(seat, `${piece}${sign}${idOf(f, place)}`)
}

/** An option for two things, one against the other. */
function pair(kind: string, thing: string): (a: string | number, b: string) => Option {
  const made = new Map<string | number, Map<string, Option>>()
  make.kind(kind)
  return (a, b) => {
    const first = made.get(a) ?? new Map<string, Option>()
    const known = first.get(b)
    if (known !== undefined) return known
    const fresh = named(kind, `${a}-${b}`, `${thing}:${a}`)
    made.set(a, first.set(b, fresh))
    return fresh
  }
}

interface WithFactions {
  readonly values: { readonly factions: Readonly<Record<string, Faction>> }
}

/** An ability is used at its Building, one of a Hero at the Building that opens it. */
function ability(): (f: WithFactions, id: string) => Option {
  const made = new Map<string, Option>()
  make.kind('ability')
  return ({ values }, id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const fresh = named('ability', id, `building:${buildingOf(values.factions, id)}`)
    made.set(id, fresh)
    return fresh
  }
}

function buildingOf(factions: Readonly<Record<string, Faction>>, ability: string): string {
  for (const { buildings, units, abilities } of Object.values(factions)) {
    const on = abilities.find(({ id }) => id === ability)?.on
    if (on === undefined) continue
    return buildings.find((one) => one.id === on || units[one.opens] === on)?.id ?? on
  }
  throw new RangeError(`no ability '${ability}'`)
}

export const FACTION = each('faction', 'faction')
export const CONTINENT = region('continent')
export const CLOSE = region('close')

export const LEAD = make.nth('lead', 'seat')
export const TACTIC_CARD = owned('tactic', 'tactic')
export const CONSCRIPT = pieceAt('conscript', '<')
export const SACRIFICE = owned('sacrifice', 'piece')
export const PAY = word('pay')
export const LOSE = owned('lose', 'piece')
export const HOME = word('home', 'capital')
export const HOME_ASHORE = word('home-ashore', 'capital')
export const SEND = pieceAt('send', '>')
export const SURPLUS = owned('surplus', 'piece')
export const LAND = region('land')
export const ENOUGH = word('enough', '', 'declines')

export const SLOT = each('slot', 'slot')
export const BLANK = word('blank', '', 'quiet')
export const BLANK_SLOT = each('blank-slot', 'slot')

export const END = word('end', '', 'ends')

export const FOLLOW = word('follow')
export const NO = word('no', '', 'declines')

/** Who follows pays their own price, so each is theirs. */
export const RECRUIT = owned('recruit', 'unit')
export const BUILDING = owned('building', 'building')
export const UPGRADE = ofSeat('upgrade', 'capital')
export const TOWER = owned('tower', 'region')
export const VESSEL = owned('vessel', 'unit')
export const CONJURE = word('conjure', 'deck')
export const SCRIBE = each('scribe', 'spell')
export const KEEP = each('keep', 'spell')
export const AWAY = each('away', 'spell')
export const TAX = each('tax', 'resource')
/** A resource for an ally, and no more for it. */
export const GIVE = pair('give', 'seat')
export const KEEP_REST = word('keep-rest', '', 'declines')

/** Where a March begins, who goes, each step of a way, its end. */
export const FROM = region('from')
export const TAKE = piece('take')
export const ALL = region('all')
export const DONE = word('done')
export const GO = region('go', 'way')
export const STOP = here('stop', 'stays')
/** An ally's Units may go along. */
export const ALLOW = word('allow')
export const BOARD = piece('board')
export const LEAVE = piece('leave')
export const MUSTER = each('muster', 'slot')
export const DECLINE = word('decline', '', 'declines')
export const ABILITY = ability()

/** Which of two tokens first; where a token drives one; where Pirates go; into whose hand one looks. */
export const TOKEN = each('token', 'token')
export const FLEE = region('flee')
export const PIRATES_TO = region('pirates-to')
export const WELCOME = word('welcome')
export const PEEK = make.nth('peek', 'player')

// What effects ask for.
export const AT = region('at')
export const ON = each('on', 'continent')
export const WHO = make.nth('who', 'seat')
/** A piece of this player, with what it points at: a stack of one's own, a Region, a side of a Battle. */
export const UNIT = pointing('unit')
export const EVERY = word('every')
export const NO_MORE = word('no-more', '', 'declines')
export const KIND = each('kind', 'resource')
export const SWAP = pair('swap', 'resource')
export const ROB = pair('rob', 'seat')
export const RECALL = each('recall', 'slot')
export const TURN = each('turn', 'spell')
export const INSTEAD = each('instead', 'slot')
export const BAR = each('bar', 'tactic')

/** A Spell card, from the hand or Scribed. */
export const CAST = each('cast', 'spell')
export const PASS = word('pass', '', 'declines')

/** What the Enemy's spells take. */
export const GIVE_UP = pieceAt('give-up', '<')
export const LOSE_KIND = each('lose-kind', 'resource')

/** All kinds there are, for coverage. */
export const optionKinds = (): string[] => [...make.kinds(), 'confirm', 'untick']
