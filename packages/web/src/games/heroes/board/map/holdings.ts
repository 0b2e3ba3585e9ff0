// The contents of each Region, as plain data: the pieces of each player, tokens, markers, and working Serfs.
import { HEROES, HIRELINGS, type Place } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { shortName } from '../../cards/names.ts'
import { valuesOf } from '../../facts.ts'
import type { Force } from '../../pieces/forces.ts'
import { type Owner, type Shown, shownOf } from '../../pieces/shown.ts'
import { type GameView, viewOf } from '../../view.ts'
import { isClosed, isSea, worldInPlay } from '../../world.ts'

/** A token, or the marker of a Spell. */
export type OnGround =
  | { readonly kind: 'down' }
  /** Face up. `live`: it has been resolved and stays. */
  | { readonly kind: 'up'; readonly id: string; readonly live: boolean }
  /** `left`: its rounds left; null: it stays. */
  | { readonly kind: 'mark'; readonly seat: number; readonly left: number | null }

export interface Holding {
  readonly shown: readonly Shown[]
  readonly tokens: readonly OnGround[]
  /** Whether its tokens are Sea tokens: at sea, and in Shallow Water. */
  readonly sea: boolean
  /** Whether its number and Worker Spaces are shown: not at sea, under a city or on a closed Continent. */
  readonly hasRow: boolean
  /** Serfs of the first player there. */
  readonly working: number
}

function ownersIn(update: Update): readonly Owner[] {
  const { factions } = valuesOf(update)
  return viewOf(update).players.map(({ faction, level }) => {
    const units = factions[faction]?.units
    const initials = [...HEROES, ...HIRELINGS].map(
      (hero) => [hero, shortName(units?.[hero] ?? '').charAt(0)] as const,
    )
    return { faction, level, initials: Object.fromEntries(initials) }
  })
}

/** The tokens and markers there. A closed Continent has none. */
function tokensAt(view: GameView, place: Place): readonly OnGround[] {
  const { down, shown, live, marks, round } = view
  if (isClosed(view, place)) return []
  const at = <T extends { readonly at: number }>(all: readonly T[]) => all.filter((one) => one.at === place)
  return [
    ...Array.from({ length: down[place] ?? 0 }, () => ({ kind: 'down' }) as const),
    ...at(shown).map(({ id }) => ({ kind: 'up', id, live: false }) as const),
    ...at(live).map(({ id }) => ({ kind: 'up', id, live: true }) as const),
    ...at(marks).map(({ seat, until }) => {
      const left = until === undefined ? null : Math.max(1, until - round + 1)
      return { kind: 'mark', seat, left } as const
    }),
  ]
}

/** By place. */
export function holdingsOf(update: Update, forces: readonly (readonly Force[])[]): readonly Holding[] {
  const view = viewOf(update)
  const owners = ownersIn(update)
  return forces.map((there, place) => ({
    shown: there.flatMap((force) => {
      const owner = owners[force.seat]
      return owner === undefined ? [] : [shownOf(force, owner)]
    }),
    tokens: tokensAt(view, place),
    sea: isSea(place) || (view.sunken !== undefined && worldInPlay().lands[place]?.continent === view.sunken),
    hasRow: !isSea(place) && !isClosed(view, place) && there[0]?.capital !== true,
    working: there[0]?.serfs ?? 0,
  }))
}
