// Counts things for a player, by name. Monsters, quests and triggers use these counts.
import type { Counter } from '../cards/counter.ts'
import { idsOf } from '../loaded.ts'
import { COMMON, COURAGE, type Player, type Six, VISION, WISDOM } from '../state.ts'
import { card } from './lookup.ts'
import type { F } from './step.ts'

/** Written out, not with `at`: it runs many times per decision, and here it reads only this one kind of list. */
export function player({ state }: F, seat: number): Player {
  const found = state.players[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}

/** Every card a player has won, without quests. */
export function cardsOf({ party, traits, relics, monsters }: Player): string[] {
  return [...idsOf(party), ...traits, ...idsOf(relics), ...monsters]
}

export function sum(six: Readonly<Six>): number {
  return six[0] + six[1] + six[2] + six[3] + six[4] + six[5]
}

export function regionsOf(f: F, seat: number): number {
  let n = 0
  for (const owner of f.state.owners) if (owner === seat) n++
  return n
}

/** Does a controlled region count at the end? */
export function counts(f: F, hex: number): boolean {
  return !(f.values.box.unscored?.(f, hex) ?? false)
}

/** Controlled regions that count at the end. */
export function regionsThatCount(f: F, seat: number): number {
  if (f.values.box.unscored === null) return regionsOf(f, seat)
  return f.state.owners.filter((owner, hex) => owner === seat && counts(f, hex)).length
}

/** Mount speed plus the blocks on the mount tile. (V-SPEED-3) */
export function speedOf(p: Player): number {
  return p.mount + p.speedBlocks
}

function companionColours(p: Player, f: F): number {
  const has = [false, false, false]
  for (const { card: id } of p.party) has[card(f, id).deck] = true
  let n = 0
  for (const deck of COMMON) if (has[deck] === true) n++
  return n
}

function boardColours(p: Player, f: F): number {
  return companionColours(p, f) + held(p.traits) + held(p.relics) + held(p.monsters)
}

const held = (cards: readonly unknown[]) => (cards.length > 0 ? 1 : 0)

/** Tiles bought, plus those that modules count. */
function tilesEver(p: Player, f: F, seat: number): number {
  return p.learned + (f.values.box.tilesEver?.(f, seat) ?? 0)
}

type Count = (p: Player, f: F, seat: number) => number

/** All counters except colors of cards, which depend on quests: see scoring.ts. */
const COUNT: Readonly<Record<Exclude<Counter, 'cardColours'>, Count>> = {
  companions: (p) => p.party.length,
  companionColours,
  boardColours,
  traits: (p) => p.traits.length,
  relics: (p) => p.relics.length,
  traitAndRelic: (p) => held(p.traits) + held(p.relics),
  regions: (_p, f, seat) => regionsOf(f, seat),
  courage: (p) => p.spheres[COURAGE],
  wisdom: (p) => p.spheres[WISDOM],
  vision: (p) => p.spheres[VISION],
  mostHeroic: (p) => Math.max(p.spheres[COURAGE], p.spheres[WISDOM], p.spheres[VISION]),
  potential: (p) => p.potential,
  influence: (p) => p.influence,
  conviction: (p) => p.conviction,
  power: (p) => p.potential + p.influence + p.conviction,
  tiles: (p) => sum(p.tiles),
  inspirationTiles: (p) => p.tiles[0],
  knowledgeTiles: (p) => p.tiles[1],
  strengthTiles: (p) => p.tiles[2],
  mount: (p) => p.mount,
  speed: speedOf,
  tokens: (p) => p.tokens,
  vindicated: (p) => (p.vindicated ? 1 : 0),
  defeated: (p) => p.defeated,
  attained: (p) => p.attained,
  acquired: (p) => p.acquired,
  learned: (p) => p.learned,
  tilesEver,
  heroicKindsEver: (p) => (p.defeated > 0 ? 1 : 0) + (p.attained > 0 ? 1 : 0) + (p.acquired > 0 ? 1 : 0),
}

export function count(f: F, seat: number, counter: Exclude<Counter, 'cardColours'>): number {
  return COUNT[counter](player(f, seat), f, seat)
}

/** The highest count among the others. */
export function bestOfOthers(f: F, seat: number, counter: Exclude<Counter, 'cardColours'>): number {
  let best = 0
  for (let other = 0; other < f.seats; other++) {
    if (other !== seat) best = Math.max(best, count(f, other, counter))
  }
  return best
}
