// Treachery's part of the state. None of it is hidden.
import type { Slot } from '../../box/module.ts'
import { cardsOf } from '../../rules/counters.ts'
import { blocksLeft } from './rules/marks.ts'
import { treacheryOf } from './state.ts'

export const slot: Slot = {
  lay(slots, seats) {
    slots.treachery = { cards: [], hexes: [], taken: Array.from({ length: seats }, () => 0), siphoned: 0 }
  },
  copy(from, to) {
    const kept = from.treachery
    if (kept === undefined) return
    const { cards, hexes, taken, siphoned } = kept
    to.treachery = { cards: cards.slice(), hexes: hexes.slice(), taken: taken.slice(), siphoned }
  },
  view(f) {
    const { cards, hexes } = treacheryOf(f)
    return { cards: cards.slice(), regions: hexes.slice(), left: blocksLeft(f) }
  },
  check(f) {
    const { cards, hexes, siphoned } = treacheryOf(f)
    const held = new Set(f.state.players.flatMap(cardsOf))
    const broken: string[] = []
    if (blocksLeft(f) < 0) broken.push('there are more black blocks than in the box')
    if (new Set(cards).size !== cards.length || new Set(hexes).size !== hexes.length)
      broken.push('two black blocks are on one thing')
    for (const id of cards) if (!held.has(id)) broken.push(`a black block is on '${id}', which nobody holds`)
    for (const hex of hexes)
      if (f.state.regions[hex] === '') broken.push(`a black block is on the hidden hex ${hex}`)
    if (siphoned !== 0) broken.push('somebody paid conviction that was not used')
    return broken
  },
}
