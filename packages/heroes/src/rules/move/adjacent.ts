// Adjacency by seat and way to move: lines of the map, links of Towers, live tokens and modules. (H-NEAR)
import type { Lists, Near } from '../../map/lines.ts'
import { closingOf, isSea, perWorld, type Place, type World } from '../../map/world.ts'
import type { Link } from '../../map/links.ts'
import { linkedTowers } from '../abilities/moving.ts'
import { player } from '../lookup.ts'
import type { F } from '../step.ts'

const NONE: readonly Place[] = []

/**
 * A player's Capital is adjacent to each of their Towers. Towers are adjacent to each other only by an ability.
 * (H-NEAR-2)
 */
function towerLinks(f: F, seat: number, place: Place): readonly Place[] {
  const p = player(f, seat)
  if (place === p.capital) return p.towers
  if (!p.towers.includes(place) || p.capital < 0) return NONE
  const linked = linkedTowers(f, seat, place)
  return linked.length === 0 ? [p.capital] : [p.capital, ...linked]
}

/**
 * Live tokens that link, such as Portals, are adjacent to all others of their kind, for marching Units. (H-NEAR-3)
 */
function tokenLinks({ state: { live }, values }: F, _seat: number, place: Place): readonly Place[] {
  let found: Place[] | null = null
  if (live.length < 2) return NONE
  for (const { id, at } of live) {
    if (at !== place || values.explorationTokens[id]?.links !== true) continue
    found ??= []
    for (const other of live) if (other.id === id && other.at !== place) found.push(other.at)
  }
  return found ?? NONE
}

/** Links that every table has. They start on land only, and come after the lines of the map in this order. */
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

/**
 * The lines of the map for a way to move, by the Continents that are closed, so that nothing leads there. (H-SETUP-7)
 */
const opened = ({ near, closings, lands }: World, by: Near): readonly Lists[] =>
  closings.map((closed) =>
    near[by].map((list) => list.filter((place) => !closed.includes(lands[place]?.continent ?? -1))),
  )

const openedBy = perWorld((world) => ({
  march: opened(world, 'march'),
  sail: opened(world, 'sail'),
  fly: opened(world, 'fly'),
  any: opened(world, 'any'),
}))

/** Adds the places a link leads to. Copies the list only if there are any. */
function withLink(near: readonly Place[], link: Link, f: F, seat: number, place: Place): readonly Place[] {
  let all: Place[] | null = null
  for (const far of link.leads(f, seat, place)) {
    if ((all ?? near).includes(far)) continue
    all ??= [...near]
    all.push(far)
  }
  return all ?? near
}

/** The places one step away. Callers must not change the list: it usually belongs to the map. */
export function neighbours(f: F, seat: number, place: Place, by: Near): readonly Place[] {
  const { world } = f.values
  const lines = openedBy(world)[by][closingOf(world, f.state)]?.[place] ?? NONE
  if (isSea(f, place)) return lines
  let all: readonly Place[] = lines
  for (const link of BY[by]) all = withLink(all, link, f, seat, place)
  for (const link of f.values.links) if (link.serves.includes(by)) all = withLink(all, link, f, seat, place)
  return all
}
