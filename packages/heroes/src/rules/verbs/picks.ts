// Picks: the choices an effect asks for before it acts (a Region, a Continent, a player, Units). Long lists are asked
// in parts, a single option is taken without asking, and an option is offered only if the later picks can follow it.
// (H-VERB-5)
import type { Option } from '@lorehall/kernel'
import { AT, EVERY, NO_MORE, ON, UNIT, WHO } from '../../choices.ts'
import { continentOf, isClosed, type Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { Act, Pick } from '../../cards/effect.ts'
import type { Piece } from '../../values/words.ts'
import { creditImmune } from '../abilities/credit.ts'
import { player } from '../lookup.ts'
import { countOf, holds, inSupply, pieceNamed, piecesOf, unitOf } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import { isOneOf, pointedAt } from './crowds.ts'
import { enemiesAt, fits, isEnemyAt, isOnCoastOf, placesFor, roomAt } from './regions.ts'
import { touches, whereIs } from './scope.ts'
import { tollAt } from '../move/toll.ts'
import { picksAnyNumber, skipsOptionalPicks } from '../../rulesets.ts'

export type UnitsPick = Extract<Pick, { readonly as: 'units' }>
type Perform = StepOf<'perform'>

/** The players that a pick offers: those in the Region that was picked, those on a coast, or all others. */
function players(f: F, about: About, pick: Extract<Pick, { readonly as: 'who' }>): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < f.state.players.length; seat++) {
    if (!touches(f, about, seat)) continue
    const p = player(f, seat)
    const { r, event = -1 } = about
    if (pick.player === 'coast') {
      if (f.values.world.lands.some((_, place) => isOnCoastOf(f, place, event) && holds(p, place)))
        seats.push(seat)
    } else if (
      r === undefined ||
      (pick.of === undefined ? holds(p, r) : isEnemyAt(f, about, seat, r, pick.of))
    ) {
      seats.push(seat)
    }
  }
  return seats
}

/** The owner of the Units to pick: the seat itself, or an enemy there. */
function owners(f: F, about: About, pick: UnitsPick, at: Place): number[] {
  if (pick.owner === 'you') return [about.seat]
  if (about.who !== undefined) return [about.who]
  return enemiesAt(f, about, at, { enemy: { kinds: pick.kinds } })
}

const NO_UNITS: readonly Piece[] = []

/** How many of a piece can still be picked. */
function left(f: F, about: About, owner: number, pick: UnitsPick, piece: Piece, at: Place): number {
  if (!isOneOf(unitOf(piece), pick.kinds)) return 0
  let n = countOf(player(f, owner), piece, at)
  for (const one of about.units ?? NO_UNITS) if (one === piece) n--
  return n
}

/** The limit for “any number of Units” in the first ruleset. */
const ANY_NUMBER_THEN = 5

/** The number of Units that the pick allows. */
const limit = (f: F, { max }: UnitsPick): number => max ?? (picksAnyNumber(f) ? Infinity : ANY_NUMBER_THEN)

/** The number of Units that can go: limited by room at the destination and by Food for leaving. */
function most(f: F, about: About, owner: number, pick: UnitsPick, at: Place, acts: readonly Act[]): number {
  const allowed = limit(f, pick)
  const move = acts.find((act) => act.do === 'move')
  if (move?.do !== 'move') return allowed
  const to = whereIs(f, about, move.to)
  const room = to < 0 ? allowed : roomAt(f, owner, to)
  const toll = move.free === true ? 0 : tollAt(f, at)
  const paid = toll === 0 ? allowed : Math.floor(player(f, owner).food / toll)
  return Math.min(allowed, room, paid)
}

function pieces(f: F, about: About, owner: number, pick: UnitsPick, at: Place): Piece[] {
  return piecesOf(player(f, owner)).filter((piece) => left(f, about, owner, pick, piece, at) > 0)
}

const countLeft = (f: F, about: About, owner: number, pick: UnitsPick, at: Place): number =>
  piecesOf(player(f, owner)).reduce((sum, piece) => sum + left(f, about, owner, pick, piece, at), 0)

function canPickUnits(f: F, about: About, pick: UnitsPick, acts: readonly Act[]): boolean {
  if (pick.at === 'near-battle') return true
  const at = whereIs(f, about, pick.at)
  return owners(f, about, pick, at).some((owner) => {
    const needed = Math.max(1, pick.min)
    return most(f, about, owner, pick, at, acts) >= needed && countLeft(f, about, owner, pick, at) >= needed
  })
}

/** Whether the later picks can be made. They may depend on which enemy owns the Units. */
function canPickAfter(
  f: F,
  about: About,
  pick: UnitsPick,
  later: readonly Pick[],
  acts: readonly Act[],
): boolean {
  if (later.length === 0 || pick.at === 'near-battle') return true
  const all = owners(f, about, pick, whereIs(f, about, pick.at))
  return all.some((who) => canPick(f, pick.owner === 'enemy' ? { ...about, who } : about, later, acts))
}

const NO_PICKS: readonly Pick[] = []

/** Whether all these picks can be made, one after the other. */
export function canPick(f: F, about: About, picks: readonly Pick[], acts: readonly Act[]): boolean {
  const pick = picks[0]
  if (pick === undefined) return true
  const later = picks.length === 1 ? NO_PICKS : picks.slice(1)
  switch (pick.as) {
    case 'continent':
      return true
    case 'who':
      return players(f, about, pick).length > 0
    case 'units':
      return canPickUnits(f, about, pick, acts) && canPickAfter(f, about, pick, later, acts)
    default:
      for (const place of placesFor(f, about, pick.region)) {
        if (isChoice(f, about, pick, place, later, acts)) return true
      }
      return isSkipped(f, pick) && canPick(f, about, later, acts)
  }
}

type RegionPick = Extract<Pick, { readonly region: unknown }>

/** Whether the effect continues if this pick finds nothing. */
const isSkipped = (f: F, pick: Pick): boolean => 'may' in pick && pick.may && skipsOptionalPicks(f)

/**
 * Whether a Region can be picked and the later picks can follow. A Region the effect has already named can't be
 * picked again.
 */
const isChoice = (
  f: F,
  about: About,
  pick: RegionPick,
  place: Place,
  later: readonly Pick[],
  acts: readonly Act[],
): boolean =>
  (pick.as !== 'to' || place !== about.r) &&
  fits(f, about, place, pick.region) &&
  (later.length === 0 || canPick(f, { ...about, [pick.as]: place }, later, acts))

function regions(
  f: F,
  about: About,
  pick: RegionPick,
  later: readonly Pick[],
  acts: readonly Act[],
): Place[] {
  const all: Place[] = []
  for (const place of placesFor(f, about, pick.region)) {
    if (about.among !== undefined && f.values.world.lands[place]?.continent !== about.among) continue
    if (isChoice(f, about, pick, place, later, acts)) all.push(place)
  }
  return all
}

/** The question of a pick, or its result if there is nothing to ask. Null: nothing can be picked. */
type Asking =
  | { readonly options: readonly Option[]; readonly prompt: string }
  | { readonly found: About }
  | null

/** The only candidate, if there is just one and it must be taken. */
function among<X>(
  all: readonly X[],
  may: boolean,
  prompt: string,
  option: (one: X) => Option,
  take: (one: X) => About,
): Asking {
  const [only] = all
  if (only === undefined) return null
  if (all.length === 1 && !may) return { found: take(only) }
  const options = all.map(option)
  return { options: may ? [...options, NO_MORE] : options, prompt }
}

function askUnits(f: F, about: About, pick: UnitsPick, acts: readonly Act[]): Asking {
  if (pick.at === 'near-battle') return { found: { ...about, n: limit(f, pick) } }
  const at = whereIs(f, about, pick.at)
  const all = owners(f, about, pick, at)
  const [owner] = all
  if (owner === undefined) return null
  if (all.length > 1) {
    return { options: all.map((seat) => WHO(seat)), prompt: 'pickPlayer' }
  }
  const picked = about.units ?? []
  const room = most(f, about, owner, pick, at, acts) - picked.length
  const ones = room > 0 ? pieces(f, about, owner, pick, at) : []
  if (ones.length === 0) return picked.length >= pick.min ? { found: { ...about, from: at } } : null
  const total = countLeft(f, about, owner, pick, at)
  const [one] = ones
  if (pick.min === pick.max && ones.length === 1 && one !== undefined) {
    return { found: { ...about, units: [...picked, one], ...(pick.owner === 'enemy' ? { who: owner } : {}) } }
  }
  const options = ones.map((piece) => UNIT(owner, piece, pointedAt(f, about.seat, owner, at, piece)))
  if (total > 1 && total <= room) options.push(EVERY)
  if (picked.length >= pick.min) options.push(NO_MORE)
  return { options, prompt: 'pickUnits' }
}

function asking(f: F, { pick: picks, acts, about }: Perform): Asking {
  const [pick, ...later] = picks
  if (pick === undefined) return null
  switch (pick.as) {
    case 'units':
      return askUnits(f, about, pick, acts)
    case 'continent': {
      const open = f.values.world.continents.flatMap((_, i) => (isClosed(f, i) ? [] : [i]))
      return among(
        open,
        false,
        'pickContinent',
        (i) => ON(f.values.world.continents[i]?.id ?? ''),
        (continent) => ({ ...about, continent }),
      )
    }
    case 'who':
      return among(players(f, about, pick), false, 'pickPlayer', WHO, (who) => ({ ...about, who }))
    default: {
      const places = regions(f, about, pick, later, acts)
      const options = f.values.box.words?.byContinent(f, places) ?? null
      if (options !== null) return { options, prompt: 'pickRegion' }
      return among(
        places,
        pick.may === true,
        'pickRegion',
        (place) => AT(f, place),
        (place) => ({ ...about, [pick.as]: place }),
      )
    }
  }
}

/** The context after the player named a Unit, or all that are left. */
function withUnits(f: F, about: About, pick: UnitsPick, answer: Option): About {
  const at = pick.at === 'near-battle' ? -1 : whereIs(f, about, pick.at)
  const [owner = about.seat] = owners(f, about, pick, at)
  const picked = about.units ?? []
  const piece = pieceNamed(answer.name)
  const more =
    answer === EVERY
      ? piecesOf(player(f, owner)).flatMap((one) =>
          Array<Piece>(left(f, about, owner, pick, one, at)).fill(one),
        )
      : piece === undefined
        ? []
        : [piece]
  return { ...about, units: [...picked, ...more], ...(pick.owner === 'enemy' ? { who: owner } : {}) }
}

/** The context after an answer, and whether the pick is complete: Units are named one at a time. */
function found(f: F, about: About, pick: Pick, answer: Option): [About, done: boolean] {
  if (answer.kind === WHO(0).kind) return [{ ...about, who: answer.n }, pick.as === 'who']
  if (pick.as === 'continent') return [{ ...about, continent: continentOf(f, answer.name) }, true]
  if (pick.as === 'units') {
    if (answer !== NO_MORE) return [withUnits(f, about, pick, answer), false]
    return [{ ...about, from: pick.at === 'near-battle' ? -1 : whereIs(f, about, pick.at) }, true]
  }
  if (answer.kind === ON('').kind) return [{ ...about, among: continentOf(f, answer.name) }, false]
  return [{ ...about, [pick.as]: answer.n }, true]
}

/**
 * Whether nothing would happen, because the supply has none of the Units to place. Then the Region isn't asked for.
 */
const isIdle = (f: F, { seat, acts }: Perform): boolean =>
  acts.every((act) => act.do === 'place' && inSupply(f, seat, act.unit) === 0)

function skip(t: T, step: Perform): void {
  const [pick, ...later] = step.pick
  if (pick !== undefined && isSkipped(t, pick)) t.push({ ...step, pick: later })
}

/**
 * One pick of an effect: asked, or made without asking. If nothing can be picked, the effect ends, unless the pick is
 * optional.
 */
export function makePick(t: T, step: Perform, answer: Option | undefined): void {
  const [pick, ...later] = step.pick
  if (pick === undefined || isIdle(t, step)) return
  if (answer !== undefined) {
    if (answer === NO_MORE && pick.as !== 'units') return skip(t, step)
    if ('region' in pick) creditImmune(t, step.about, pick.region)
    const [about, done] = found(t, step.about, pick, answer)
    return t.push({ ...step, about, pick: done ? later : step.pick })
  }
  const next = asking(t, step)
  if (next === null) return skip(t, step)
  if ('found' in next) {
    const more = pick.as === 'units' && next.found.from === undefined && pick.at !== 'near-battle'
    return t.push({ ...step, about: next.found, pick: more ? step.pick : later })
  }
  t.ask(step.seat, 'pick', next.prompt, step.from)
  for (const option of next.options) t.offer(option)
}
