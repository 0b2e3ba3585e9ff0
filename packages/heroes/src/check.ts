// Conservation laws: every piece and card of the box is in exactly one place, and every track and counter is within
// its limits.
import { checkSlots, conserved } from '@lorehall/grammar'
import { type Place } from './map/world.ts'
import { capacityOf } from './rules/abilities/moving.ts'
import { carrierFor, countGuests } from './rules/guests.ts'
import { heroesOf, heroOf } from './rules/hired.ts'
import { aboard as aboardOf } from './rules/move/army.ts'
import { carrierOfGuest, crowdAt, inPlay, regionLimit } from './rules/pieces.ts'
import type { F } from './rules/step.ts'
import { alliesOf, inTeams } from './rules/teams.ts'
import { sheet } from './cards/tokens.ts'
import { RESOURCES, VESSELS } from './values/words.ts'

function spells({ state, values }: F): string[] {
  const held = state.players.flatMap((p) => [...p.hand, ...p.scribed.map(({ card }) => card)])
  const cast = state.casting.filter(({ source }) => source === 'hand').map(({ card }) => card)
  return conserved('Spell cards', [...state.deck, ...state.discards, ...held, ...cast], values.deck)
}

function tokens({ state, values }: F): string[] {
  const seen = [...state.shown, ...state.live].map(({ id }) => id)
  const all = [...state.landPool, ...state.seaPool, ...seen, ...state.gone]
  return conserved('tokens', all, [
    ...sheet(values.explorationTokens, 'land'),
    ...sheet(values.explorationTokens, 'sea'),
    ...state.made,
  ])
}

/** A Capital Region holds any number of Units, and so does the place of a Battle in which a Capital just fell. */
const mayCrowd = ({ state }: F, place: number): boolean =>
  state.battle?.place === place || state.players.some(({ capital }) => capital === place)

/** Allies share a Region. An ability may let one of them come there after the others. (H-TEAM-1) */
const teamLimit = (f: F, seat: number): number =>
  Math.max(...[seat, ...alliesOf(f, seat)].map((one) => regionLimit(f, one)))

function player(f: F, seat: number): string[] {
  const p = f.state.players[seat]
  if (p === undefined) return []
  const counts = f.values.kinds.flatMap((unit) =>
    inPlay(p, unit) <= f.values.units[unit].count ? [] : [`seat ${seat}: ${inPlay(p, unit)} of ${unit}`],
  )
  const purse = RESOURCES.flatMap((kind) =>
    p[kind] >= 0 && p[kind] <= f.values.cap ? [] : [`seat ${seat}: ${p[kind]} ${kind}`],
  )
  // An army may pass through a Region in which it has no room to end.
  const { move } = f.state
  const crowds = f.values.world.ids.flatMap((id, place) =>
    mayCrowd(f, place) || place === move?.at || crowdAt(f, seat, place) <= teamLimit(f, seat)
      ? []
      : [`seat ${seat}: too many in ${id}`],
  )
  const board = Object.entries(p.counters ?? {}).flatMap(([id, n]) =>
    n >= 0 && n <= (f.values.counters[id]?.most ?? 0) ? [] : [`seat ${seat}: ${n} ${id}`],
  )
  return [...counts, ...purse, ...crowds, ...board]
}

/** Units aboard an ally's Vessel are where it is, and no Vessel carries too many. */
function guests(f: F, seat: number): string[] {
  const p = f.state.players[seat]
  if (p === undefined || p.out || !inTeams(f)) return []
  const allies = alliesOf(f, seat)
  // A Vessel may have left Units behind that retreat on their own.
  const isAstray = (carrier: string, at: Place) =>
    !allies.some((ally) =>
      VESSELS.some(
        (vessel) =>
          carrierFor(f, ally, vessel) === carrier && f.state.players[ally]?.vessels[vessel].at === at,
      ),
    ) &&
    at !== f.state.battle?.place &&
    at !== f.state.battle?.attacker.at &&
    at !== f.state.move?.at
  const astray = p.guests.filter((guest) => isAstray(carrierOfGuest(guest), guest.at))
  const heroes = heroesOf(p).filter((hero) => {
    const { at, aboard } = heroOf(p, hero)
    return aboard.includes('-') && isAstray(aboard, at)
  })
  const full = VESSELS.filter(
    (vessel) => aboardOf(p, vessel) + countGuests(f, seat, vessel) > capacityOf(f, seat, vessel),
  )
  return [
    ...astray.map(({ unit }) => `seat ${seat}: a ${unit} aboard nothing`),
    ...heroes.map((hero) => `seat ${seat}: Hero ${hero} aboard nothing`),
    ...full.map((vessel) => `seat ${seat}: too many aboard ${vessel}`),
  ]
}

/** Pieces of nobody are on the map, with a player or in the stock. */
function wanderers({ state: { wandering, players } }: F): string[] {
  if (wandering === undefined) return []
  const kept = players.reduce((n, { captives }) => n + (captives?.ready ?? 0) + (captives?.used ?? 0), 0)
  const all = wandering.at.reduce((sum, n) => sum + n, wandering.stock + kept)
  return all === 10 ? [] : [`${all} of 10 pieces of nobody`]
}

export const check = (f: F): string[] => [
  ...wanderers(f),
  ...spells(f),
  ...tokens(f),
  ...f.state.players.flatMap((_, seat) => [...player(f, seat), ...guests(f, seat)]),
  ...checkSlots(f.values.box.slots, f),
]
