// The state of Guilds & Monuments: set up, copied, viewed and checked. None of it is hidden.
import type { Slot } from '../../box/module.ts'
import { HEXES } from '../../map/board.ts'
import { cardsOf, player } from '../../rules/counters.ts'
import { amount } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { EVERY_ATTRIBUTE, type Six } from '../../state.ts'
import { filledIn, freshMonument, placesOf } from './rules/monument.ts'
import { type Favor, guilds, type Monument } from './state.ts'

const each = <X>(seats: number, make: () => X) => Array.from({ length: seats }, make)

function copySix([a, b, c, d, e, f]: Six): Six {
  return [a, b, c, d, e, f]
}

function copyMonument({ spheres, conviction, tiles, built }: Monument): Monument {
  return { spheres: copySix(spheres), conviction, tiles: copySix(tiles), built }
}

/** The name of the thing that has the token; empty: none. */
function placeOf({ use, n, on }: Favor): string {
  if (use === '' || use === 'monument') return use
  if (use === 'leading') return `power:${on}`
  if (n === 0) return `card:${on}`
  return use === 'barricade' ? `space:${n}` : `region:${n}`
}

function brokenTokens(f: F): string[] {
  const broken: string[] = []
  const { favor } = guilds(f)
  const shared = favor
    .map(placeOf)
    .filter((place) => place.startsWith('region:') || place.startsWith('space:'))
  if (new Set(shared).size !== shared.length) broken.push('two tokens are in one place')
  favor.forEach((token, seat) => {
    const onCard = placeOf(token).startsWith('card:')
    if (onCard && !cardsOf(player(f, seat)).includes(token.on))
      broken.push(`favor is on '${token.on}', which its owner does not hold`)
  })
  return broken
}

function brokenMonuments(f: F): string[] {
  const broken: string[] = []
  guilds(f).monuments.forEach((monument, seat) => {
    const { spheres, conviction, tiles, built } = monument
    const most = amount(f, 'guilds', 'attribute')
    const tooMany =
      EVERY_ATTRIBUTE.some((a) => spheres[a] > most || tiles[a] > 1) ||
      conviction > amount(f, 'guilds', 'conviction')
    if (tooMany || filledIn(monument) >= placesOf(f)) broken.push(`the monument of seat ${seat} is overfull`)
    if (built && filledIn(monument) > 0) broken.push(`something is left in the monument of seat ${seat}`)
  })
  for (const a of EVERY_ATTRIBUTE) {
    const lent = guilds(f).monuments.reduce((n, { tiles }) => n + tiles[a], 0)
    const all = f.state.players.reduce((n, p) => n + p.tiles[a], f.state.tiles[a] + lent)
    if (all > f.seats - 1) broken.push('there are more proficiency tiles than were laid out')
  }
  return broken
}

export const slot: Slot = {
  lay(slots, seats) {
    slots.guilds = {
      favor: each(seats, () => ({ use: '', n: 0, on: '', fresh: false })),
      monuments: each(seats, freshMonument),
      fortified: each(HEXES + 1, () => -1),
    }
  },
  copy({ guilds: kept }, to) {
    if (kept === undefined) return
    to.guilds = {
      favor: kept.favor.map(({ use, n, on, fresh }) => ({ use, n, on, fresh })),
      monuments: kept.monuments.map(copyMonument),
      fortified: kept.fortified.slice(),
    }
  },
  view(f) {
    const { favor, monuments, fortified } = guilds(f)
    return {
      favor: favor.map((token) => ({ use: token.use, at: placeOf(token), fresh: token.fresh })),
      monuments: monuments.map(({ spheres, conviction, tiles, built }) => ({
        spheres: spheres.slice(),
        conviction,
        tiles: tiles.slice(),
        built,
      })),
      fortified: fortified.flatMap((seat, hex) => (seat === -1 ? [] : [{ hex, seat }])),
    }
  },
  check: (f) => [...brokenTokens(f), ...brokenMonuments(f)],
}
