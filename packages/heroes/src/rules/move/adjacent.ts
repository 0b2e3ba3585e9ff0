// What is adjacent to what, for whom and how: lines of the printed map, links of Towers, live Portals. (H-NEAR)
import { BORDERS, BY_LAND, BY_SEA, COASTS, CONTINENTS, isSea, LANDS, type Place } from '../../map/world.ts'
import type { How } from '../../values/words.ts'
import { linkedTowers } from '../abilities/moving.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'

type Lists = readonly (readonly Place[])[]

/** Lines of the map, then the same with each Continent closed: nothing leads there. (H-SETUP-7) */
function opened(lines: Lists): readonly Lists[] {
  const without = CONTINENTS.map((_, closed) =>
    lines.map((list) => list.filter((place) => LANDS[place]?.continent !== closed)),
  )
  return [lines, ...without]
}

const both = (a: Lists, b: Lists): Lists => a.map((list, place) => [...list, ...(b[place] ?? [])])

/** The lines of the map for each way to move; `any`: what abilities and Spells call adjacent. (H-NEAR-1) */
const LINES: Readonly<Record<How | 'any', readonly Lists[]>> = {
  march: opened(BY_LAND),
  sail: opened(both(BY_SEA, COASTS)),
  fly: opened(both(both(BORDERS, BY_SEA), COASTS)),
  any: opened(
    both(
      both(BY_LAND, BY_SEA),
      COASTS.map((list, place) => (isSea(place) ? list : [])),
    ),
  ),
}

const NONE: readonly Place[] = []

/** The own Capital is adjacent to each own Tower, a Tower to a Tower only by an ability. (H-NEAR-2) */
function towerLinks(f: F, seat: number, place: Place): readonly Place[] {
  const p = player(f, seat)
  if (place === p.capital) return p.towers
  if (!p.towers.includes(place) || p.capital < 0) return NONE
  const linked = linkedTowers(f, seat, place)
  return linked.length === 0 ? [p.capital] : [p.capital, ...linked]
}

const isPortal = (f: F, place: Place): boolean => {
  for (const { id, at } of f.state.live) if (at === place && id === 'portal') return true
  return false
}

/** All live Portals are adjacent to one another, for who walks. (H-NEAR-3) */
function portals(f: F, place: Place): readonly Place[] {
  if (!isPortal(f, place)) return NONE
  return f.state.live.flatMap(({ id, at }) => (id === 'portal' && at !== place ? [at] : []))
}

/** Where one step leads. Whoever reads it must not change it: mostly it is the map itself. */
export function neighbours(f: F, seat: number, place: Place, by: How | 'any'): readonly Place[] {
  const lines = LINES[by][f.state.closed === null ? 0 : f.state.closed + 1]?.[place] ?? NONE
  if (by === 'any' || by === 'sail' || isSea(place)) return lines
  const links = towerLinks(f, seat, place)
  const gates = by === 'march' ? portals(f, place) : NONE
  if (links.length === 0 && gates.length === 0) return lines
  return [...lines, ...links, ...gates].filter((near, i, all) => all.indexOf(near) === i)
}
