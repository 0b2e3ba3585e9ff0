// How the pieces of one player in one place are shown: a city, a lone Tower or Vessel, or a stack with a plate.
import type { Aboard, Force } from './forces.ts'

type RankKind = 'tower' | 'serf' | 'warrior' | 'hero' | 'sea' | 'air'

/** All pieces of a kind: one figure, with more behind it. */
export interface Rank {
  readonly kind: RankKind
  /** Below the figure: how many, the initials of Heroes, or who is aboard. A Tower says nothing. */
  readonly label: string
  /** How many figures are behind the first. */
  readonly behind: 0 | 1 | 2
}

interface Owned {
  readonly seat: number
  readonly faction: string
  /** The total Natural Strength. */
  readonly strength: number
}

export interface City extends Owned {
  readonly form: 'city'
  readonly level: number
}

/** A Tower or a Vessel by itself. */
export interface Lone extends Owned {
  readonly form: 'lone'
  readonly kind: 'tower' | 'sea' | 'air'
  /** The Units aboard; empty: nobody. */
  readonly aboard: string
}

export interface Stack extends Owned {
  readonly form: 'stack'
  /** From left to right, the highest rank of Units last. */
  readonly ranks: readonly Rank[]
}

export type Shown = City | Lone | Stack

/** Two figures from 2 pieces, three from 4. */
const behind = (n: number): Rank['behind'] => (n < 2 ? 0 : n < 4 ? 1 : 2)

/** The player whose pieces they are: the faction, the level of the Capital, and the initials of the Heroes. */
export interface Owner {
  readonly faction: string
  readonly level: number
  readonly initials: Readonly<Record<string, string>>
}

const counted = (kind: 'serf' | 'warrior', n: number): Rank[] =>
  n === 0 ? [] : [{ kind, label: String(n), behind: behind(n) }]

const lettersOf = (heroes: readonly string[], { initials }: Owner) =>
  heroes.map((hero) => initials[hero] ?? '').join('')

/** For example "3" or "2L": two Serfs or Warriors, and Laelithar. */
function aboardOf({ serfs, warriors, heroes }: Aboard, owner: Owner): string {
  const n = serfs + warriors
  return `${n === 0 ? '' : n}${lettersOf(heroes, owner)}`
}

/** The pieces of a stack by rank, from left to right. Heroes are known by their initials: there is one of each. */
function ranksOf({ tower, serfs, warriors, band, heroes, vessels }: Force, owner: Owner): readonly Rank[] {
  return [
    ...(tower ? [{ kind: 'tower', label: '', behind: 0 } as const] : []),
    ...counted('serf', serfs),
    // A hired band has the figures of Warriors. A rank of its own would not fit between others.
    ...counted('warrior', warriors + band),
    ...(heroes.length === 0
      ? []
      : [{ kind: 'hero', label: lettersOf(heroes, owner), behind: behind(heroes.length) } as const]),
    ...vessels.map((vessel) => ({ kind: vessel.kind, label: aboardOf(vessel, owner), behind: 0 }) as const),
  ]
}

export function shownOf(force: Force, owner: Owner): Shown {
  const { seat, strength } = force
  const owned: Owned = { seat, strength, faction: owner.faction }
  if (force.capital) return { ...owned, form: 'city', level: owner.level }
  const ranks = ranksOf(force, owner)
  const [only] = ranks
  const isLone =
    ranks.length === 1 && (only?.kind === 'tower' || only?.kind === 'sea' || only?.kind === 'air')
  return isLone
    ? { ...owned, form: 'lone', kind: only.kind, aboard: only.label }
    : { ...owned, form: 'stack', ranks }
}
