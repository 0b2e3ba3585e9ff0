// The worth of a building on a space: the town with it minus the town without it, minus its price.
import { againstSpace } from '../rules/sites.ts'
import { buildCost, townSpace } from '../rules/prices.ts'
import { lookup, player } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { deedsWorth } from './deeds.ts'
import { bagWorth, type Prices } from './prices.ts'
import { coinsWorth } from './purse.ts'
import { townWorth } from './town.ts'
import { trial } from './trying.ts'

export interface Site {
  readonly tile: string
  readonly space: number
  readonly worth: number
}

/** The buildable spaces, with the worth of each affordable tile there. */
export function sitesFor(f: F, seat: number, tiles: readonly string[], prices: Prices): Site[] {
  const p = player(f, seat)
  const before = townWorth(f, seat, prices) + coinsWorth(p.coins, prices)
  const tried = trial(f)
  const { town, grid } = player(tried, seat)
  const found: Site[] = []
  p.town.forEach((_, space) => {
    if (againstSpace(f, p, space) !== null) return
    const { gain } = townSpace(f, space)
    const icon = gain === null ? 0 : bagWorth({ [gain]: 1 }, prices)
    for (const tile of tiles) {
      const cost = buildCost(f, seat, tile, space)
      if (cost > p.coins) continue
      const slot = grid.indexOf(tile)
      town[space] = tile
      grid[slot] = ''
      const after = townWorth(tried, seat, prices) + coinsWorth(p.coins - cost, prices)
      grid[slot] = tile
      const brings = deedsWorth(lookup.building(f, tile).on.built ?? [], prices)
      found.push({ tile, space, worth: after - before + brings + icon })
    }
    town[space] = ''
  })
  return found
}

/** The best site; undefined if none is worth its price. */
export function bestSite(f: F, seat: number, tiles: readonly string[], prices: Prices): Site | undefined {
  let best: Site | undefined
  for (const site of sitesFor(f, seat, tiles, prices)) {
    if (site.worth > (best?.worth ?? 0)) best = site
  }
  return best
}
