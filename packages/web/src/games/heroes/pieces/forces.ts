// The pieces of each player in each Region, and their Natural Strength.
import {
  type Facts,
  type Hero,
  heroesOf,
  heroOf,
  natural,
  type Place,
  type VesselKind,
  VESSELS,
} from '@lorehall/heroes/client'

export interface Aboard {
  readonly kind: VesselKind
  readonly serfs: number
  readonly warriors: number
  readonly heroes: readonly Hero[]
}

/** The pieces of one player in one place; those aboard a Vessel are counted there. */
export interface Force {
  readonly seat: number
  readonly place: Place
  readonly serfs: number
  readonly warriors: number
  readonly heroes: readonly Hero[]
  /** Units of a hired band. */
  readonly band: number
  readonly vessels: readonly Aboard[]
  readonly tower: boolean
  readonly capital: boolean
  /** The total Natural Strength. */
  readonly strength: number
}

type Player = Facts['state']['players'][number]

function vesselsAt(p: Player, place: Place): readonly Aboard[] {
  return VESSELS.flatMap((kind) => {
    const vessel = p.vessels[kind]
    if (vessel.at !== place) return []
    const heroes = heroesOf(p).filter(
      (hero) => heroOf(p, hero).at === place && heroOf(p, hero).aboard === kind,
    )
    return [{ kind, serfs: vessel.serfs, warriors: vessel.warriors, heroes }]
  })
}

/** Units aboard an ally's Vessel are where the Vessel is. */
const guestsAt = (p: Player, place: Place, unit: 'serf' | 'warrior'): number =>
  p.guests.filter((guest) => guest.at === place && guest.unit === unit).length

/** The pieces of a player in a place; null: none. */
export function forceAt(facts: Facts, seat: number, place: Place): Force | null {
  const p = facts.state.players[seat]
  if (p === undefined) return null
  const serfs = (p.serfs[place] ?? 0) + guestsAt(p, place, 'serf')
  const warriors = (p.warriors[place] ?? 0) + guestsAt(p, place, 'warrior')
  const isOwn = (hero: Hero) => VESSELS.some((kind) => heroOf(p, hero).aboard === kind)
  const heroes = heroesOf(p).filter((hero) => heroOf(p, hero).at === place && !isOwn(hero))
  const band = p.band?.[place] ?? 0
  const vessels = vesselsAt(p, place)
  const tower = p.towers.includes(place)
  const capital = p.capital === place
  if (serfs + warriors + heroes.length + band + vessels.length === 0 && !tower && !capital) return null
  const strength = natural(facts, seat, place)
  return { seat, place, serfs, warriors, heroes, band, vessels, tower, capital, strength }
}

/** Everyone's pieces, by place. */
export function forcesOf(facts: Facts): readonly (readonly Force[])[] {
  return facts.values.world.ids.map((_, place) =>
    facts.state.players.flatMap((_, seat) => forceAt(facts, seat, place) ?? []),
  )
}
