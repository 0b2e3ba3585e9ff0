// What is adjacent to what, for whom and how: lines of the map, links of Towers and of live tokens. (H-NEAR)
import type { Lists, Near } from '../../map/lines.ts'
import { isSea, perWorld, type Place, type World } from '../../map/world.ts'
import type { Link } from '../../map/links.ts'
import { linkedTowers } from '../abilities/moving.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'

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

/** Links that every table has. They lead from land only, in this order after the lines of the map. */
const LINKS: readonly Link[] = [
  { serves: ['march', 'fly'], leads: towerLinks },
  { serves: ['march'], leads: tokenLinks },
]

const linksFor = (links: readonly Link[], by: Near): readonly Link[] =>
  links.filter(({ serves }) => serves.includes(by))

const BY = {
  march: linksFor(LINKS, 'march'),
  sail: linksFor(LINKS, 'sail'),
  fly: linksFor(LINKS, 'fly'),
  any: linksFor(LINKS, 'any'),
}

/** The lines of the map for a way to move, then the same with each Continent closed: nothing leads there. (H-SETUP-7) */
function opened({ near, continents, lands }: World, by: Near): readonly Lists[] {
  const without = continents.map((_, closed) =>
    near[by].map((list) => list.filter((place) => lands[place]?.continent !== closed)),
  )
  return [near[by], ...without]
}

const openedBy = perWorld((world) => ({
  march: opened(world, 'march'),
  sail: opened(world, 'sail'),
  fly: opened(world, 'fly'),
  any: opened(world, 'any'),
}))

/** The same with where a link leads. */
function withLink(near: readonly Place[], link: Link, f: F, seat: number, place: Place): readonly Place[] {
  let all: Place[] | null = null
  for (const far of link.leads(f, seat, place)) {
    if ((all ?? near).includes(far)) continue
    all ??= [...near]
    all.push(far)
  }
  return all ?? near
}

/** Where one step leads. Whoever reads it must not change it: mostly it is the map itself. */
export function neighbours(f: F, seat: number, place: Place, by: Near): readonly Place[] {
  const { closed } = f.state
  const lines = openedBy(f.values.world)[by][closed === null ? 0 : closed + 1]?.[place] ?? NONE
  if (isSea(f, place)) return lines
  let all: readonly Place[] = lines
  for (const link of BY[by]) all = withLink(all, link, f, seat, place)
  for (const link of f.values.links) if (link.serves.includes(by)) all = withLink(all, link, f, seat, place)
  return all
}
