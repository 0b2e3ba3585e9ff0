// The state of Myths & Wonders. None of it is hidden: the loot in the box has no order.
import type { Slot } from '../../box/module.ts'
import { amount } from '../../rules/lookup.ts'
import { at } from '../../state.ts'
import { LOOT } from './cards/loot.ts'
import { CENTRE, RONAK, TUUK } from './regions.ts'
import { AROUND, type Myths, mythsOf } from './state.ts'
import { boardFor } from './values/boards.ts'

const everySeat = <X>(seats: number, of: () => X): X[] => Array.from({ length: seats }, of)

const IN_THE_BOX = LOOT.map(({ id }) => id).toSorted()

function laid(seats: number): Myths {
  return {
    phase: 'asleep',
    blocks: AROUND.slice(),
    pending: 0,
    spheres: boardFor(seats).map(() => -1),
    provoker: -1,
    sestra: -1,
    opener: -1,
    contributed: false,
    waiting: [],
    tokens: everySeat(seats, () => 0),
    stack: IN_THE_BOX.slice(),
    market: [],
    loot: everySeat(seats, () => []),
  }
}

function copied(kept: Myths): Myths {
  return {
    phase: kept.phase,
    blocks: kept.blocks.slice(),
    pending: kept.pending,
    spheres: kept.spheres.slice(),
    provoker: kept.provoker,
    sestra: kept.sestra,
    opener: kept.opener,
    contributed: kept.contributed,
    waiting: kept.waiting.map(({ what, n, from }) => ({ what, n, from })),
    tokens: kept.tokens.slice(),
    stack: kept.stack.slice(),
    market: kept.market.slice(),
    loot: kept.loot.map((own) => own.slice()),
  }
}

const seatOrNull = (seat: number) => (seat === -1 ? null : seat)

export const slot: Slot = {
  lay(slots, seats) {
    slots.myths = laid(seats)
  },
  copy(from, to) {
    if (from.myths !== undefined) to.myths = copied(from.myths)
  },
  view(f) {
    const { phase, blocks, spheres, sestra, opener, tokens, market, loot } = mythsOf(f)
    const board = boardFor(f.seats)
    return {
      phase,
      blocks: blocks.slice(),
      spheres: spheres.map((seat, i) => {
        const { ring, reward } = at(board, i)
        return { ring, reward, seat: seatOrNull(seat) }
      }),
      sestra: seatOrNull(sestra),
      opener: seatOrNull(opener),
      tokens: tokens.slice(),
      market: market.slice(),
      loot: loot.map((own) => own.slice()),
    }
  },
  check(f) {
    const { phase, blocks, spheres, waiting, tokens, market, loot, stack } = mythsOf(f)
    const broken: string[] = []
    const cards = [...stack, ...market, ...loot.flat()]
    if (new Set(cards).size !== cards.length) broken.push('a piece of loot is in two places')
    const taken = tokens.reduce((n, own) => n + own, 0)
    if (tokens.some((n) => n < 0) || taken > amount(f, 'myths', 'tokens'))
      broken.push(`there are ${taken} teleport tokens`)
    if (blocks.some((space) => !AROUND.includes(space))) broken.push('a black block is elsewhere')
    if (f.state.regions[CENTRE] !== (phase === 'gone' ? TUUK : RONAK))
      broken.push(`the tile in the center shows ${f.state.regions[CENTRE]}`)
    if (phase !== 'fight' && (spheres.some((seat) => seat !== -1) || waiting.length > 0))
      broken.push('something of the event is left')
    return broken
  },
}
