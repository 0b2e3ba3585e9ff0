// What is adjacent to what, for whom and how: lines of the map, links of Towers and of live tokens. (H-NEAR)
import { type Line, type Lists, merged } from '../../map/lines.ts'
import { isSea, perWorld, type Place, type World } from '../../map/world.ts'
import type { How } from '../../values/words.ts'
import { linkedTowers } from '../abilities/moving.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'

/** A way to move; `any`: what abilities and Spells call adjacent. (H-NEAR-1) */
type Near = How | 'any'

/** One source of adjacency: a kind of line of the map, or a link that depends on the position. */
type Source = { readonly serves: readonly Near[] } & (
  | { readonly line: Line }
  | { readonly leads: (f: F, seat: number, place: Place) => readonly Place[] }
)

const NONE: readonly Place[] = []

/** The own Capital is adjacent to each own Tower, a Tower to a Tower only by an ability. (H-NEAR-2) */
function towerLinks(f: F, seat: number, place: Place): readonly Place[] {
  const p = player(f, seat)
  if (place === p.capital) return p.towers
  if (!p.towers.includes(place) || p.capital < 0) return NONE
  const linked = linkedTowers(f, seat, place)
  return linked.length === 0 ? [p.capital] : [p.capital, ...linked]
}

/** All live tokens of a kind that links, such as Portals, are adjacent to one another, for who walks. (H-NEAR-3) */
function tokenLinks({ state: { live }, values }: F, _seat: number, place: Place): readonly Place[] {
  let found: Place[] | null = null
  for (const { id, at } of live) {
    if (at !== place || values.explorationTokens[id]?.links !== true) continue
    found ??= []
    for (const other of live) if (other.id === id && other.at !== place) found.push(other.at)
  }
  return found ?? NONE
}

/** Everything that makes places adjacent. Links lead from land only, in this order after the lines of the map. */
const SOURCES: readonly Source[] = [
  { serves: ['march', 'fly', 'any'], line: 'border' },
  { serves: ['march', 'any'], line: 'ferry' },
  { serves: ['march', 'any'], line: 'wrap' },
  { serves: ['sail', 'fly', 'any'], line: 'route' },
  { serves: ['sail', 'fly', 'any'], line: 'sea-wrap' },
  { serves: ['sail', 'fly', 'any'], line: 'coast' },
  { serves: ['sail', 'fly'], line: 'shore' },
  { serves: ['march', 'fly'], leads: towerLinks },
  { serves: ['march'], leads: tokenLinks },
]

const linesFor = (by: Near): Line[] =>
  SOURCES.flatMap((source) => ('line' in source && source.serves.includes(by) ? [source.line] : []))

const linksFor = (by: Near) =>
  SOURCES.flatMap((source) => ('leads' in source && source.serves.includes(by) ? [source.leads] : []))

const LINKS = { march: linksFor('march'), sail: linksFor('sail'), fly: linksFor('fly'), any: linksFor('any') }

/** The lines of the map for a way to move, then the same with each Continent closed: nothing leads there. (H-SETUP-7) */
function opened({ lines, sea, continents, lands }: World, by: Near): readonly Lists[] {
  const all = merged(lines, linesFor(by), sea)
  const without = continents.map((_, closed) =>
    all.map((list) => list.filter((place) => lands[place]?.continent !== closed)),
  )
  return [all, ...without]
}

const openedBy = perWorld((world) => ({
  march: opened(world, 'march'),
  sail: opened(world, 'sail'),
  fly: opened(world, 'fly'),
  any: opened(world, 'any'),
}))

/** Where one step leads. Whoever reads it must not change it: mostly it is the map itself. */
export function neighbours(f: F, seat: number, place: Place, by: Near): readonly Place[] {
  const { closed } = f.state
  const lines = openedBy(f.values.world)[by][closed === null ? 0 : closed + 1]?.[place] ?? NONE
  if (isSea(f, place)) return lines
  let all: Place[] | null = null
  for (const leads of LINKS[by]) {
    for (const near of leads(f, seat, place)) {
      if ((all ?? lines).includes(near)) continue
      all ??= [...lines]
      all.push(near)
    }
  }
  return all ?? lines
}
