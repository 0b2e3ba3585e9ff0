// Every option a player can be offered, made once and shared. The thing an option points at has the id under which
// the page draws it.
import { choiceMaker, madeOnce } from '@lorehall/grammar'
import { type Manner, named, option, type Option } from '@lorehall/kernel'
import { idOf, type InWorld, perWorld, type Place } from './map/world.ts'
import type { Faction } from './cards/factions.ts'

const make = choiceMaker()

const { each, owned, pair, word } = make

/** One option per Region, named by its id. */
function region(kind: string, manner: Manner = 'plain'): (f: InWorld, place: Place) => Option {
  const made = perWorld((): Option[] => [])
  make.kind(kind)
  return (f, place) =>
    (made(f.values.world)[place] ??= named(kind, idOf(f, place), `region:${idOf(f, place)}`, place, manner))
}

/** An option without a name of its own that points at a Region. */
function here(kind: string, manner: Manner): (f: InWorld, place: Place) => Option {
  const made = perWorld((): Option[] => [])
  make.kind(kind)
  return (f, place) => (made(f.values.world)[place] ??= option(kind, `region:${idOf(f, place)}`, manner))
}

/**
 * One option per kind of piece in a Region, for the seat that is asked; the option's number is that seat. `take:serf`
 * at `unit:I-4/serf`, aboard a Vessel `take:serf@sea`, an ally's `take:ally-serf`.
 */
function piece(kind: string): (f: InWorld, seat: number, place: Place, name: string) => Option {
  const made = perWorld((): ((name: string) => Option)[][] => [])
  make.kind(kind)
  return (f, seat, place, name) => {
    const own = (made(f.values.world)[seat] ??= [])
    own[place] ??= madeOnce((one: string) => named(kind, one, `unit:${idOf(f, place)}/${one}`, seat))
    return own[place](name)
  }
}

/** One option per piece of a player; the same piece may point at different things. */
function pointing(kind: string): (seat: number, name: string, at: string) => Option {
  const made: ((at: string) => (name: string) => Option)[] = []
  make.kind(kind)
  return (seat, name, at) => {
    made[seat] ??= madeOnce((thing: string) => madeOnce((one: string) => named(kind, one, thing, seat)))
    return made[seat](at)(name)
  }
}

/** An option about something that belongs to the seat that is asked; the option's number is that seat. */
function ofSeat(kind: string, at: string): (seat: number) => Option {
  const made: Option[] = []
  make.kind(kind)
  return (seat) => (made[seat] ??= { ...option(kind, at), n: seat })
}

/** An option for each piece of the seat that is asked, in a Region or on its way there: `send:serf>I-8`. */
function pieceAt(
  kind: string,
  sign: string,
): (f: InWorld, seat: number, piece: string, place: Place) => Option {
  const made = owned(kind, 'piece')
  return (f, seat, piece, place) => made(seat, `${piece}${sign}${idOf(f, place)}`)
}

interface WithFactions {
  readonly values: { readonly factions: Readonly<Record<string, Faction>> }
}

/**
 * An ability's option points at its Building; a Hero's ability, at the Building that unlocks the Hero; an ability of
 * Units for hire, at their card.
 */
function ability(): (f: WithFactions, id: string) => Option {
  const made = new Map<string, Option>()
  make.kind('ability')
  return ({ values }, id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const fresh = named('ability', id, thingOf(values.factions, id))
    made.set(id, fresh)
    return fresh
  }
}

function thingOf(factions: Readonly<Record<string, Faction>>, ability: string): string {
  for (const { buildings, units, abilities } of Object.values(factions)) {
    const on = abilities.find(({ id }) => id === ability)?.on
    if (on === undefined) continue
    const building = buildings.find((one) => one.id === on || units[one.opens] === on)
    return building === undefined ? `hire:${on}` : `building:${building.id}`
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

/** Players who follow pay their own prices, so these options differ by seat. */
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
/** Gives an ally a resource; ends the giving. */
export const GIVE = pair('give', 'seat')
export const KEEP_REST = word('keep-rest', '', 'declines')

/** Where a March begins, which Units go or stay, each step of the path, and its end. */
export const FROM = region('from')
export const TAKE = piece('take')
export const STAY = piece('stay')
export const ALL = region('all')
export const DONE = word('done')
export const GO = region('go', 'way')
export const STOP = here('stop', 'stays')
/** Allows Units to go along with an ally. */
export const ALLOW = word('allow')
export const BOARD = piece('board')
export const LEAVE = piece('leave')
export const MUSTER = each('muster', 'slot')
export const DECLINE = word('decline', '', 'declines')
export const ABILITY = ability()

/** Which of two tokens comes first; where a token drives the army; where Pirates go; whose hand to look at. */
export const TOKEN = each('token', 'token')
export const FLEE = region('flee')
export const PIRATES_TO = region('pirates-to')
export const WELCOME = word('welcome')
export const PEEK = make.nth('peek', 'player')

// Options that effects offer.
export const AT = region('at')
export const ON = each('on', 'continent')
export const WHO = make.nth('who', 'seat')
/** A piece of this player, with the thing it points at: a stack of the player's own, a Region, a side of a Battle. */
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

/** Losses to the Enemy's spells. */
export const GIVE_UP = pieceAt('give-up', '<')
export const LOSE_KIND = each('lose-kind', 'resource')

/** Every kind of option, for coverage. */
export const optionKinds = (): string[] => [...make.kinds(), 'confirm', 'untick']
