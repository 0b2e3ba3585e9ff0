// The Menagerie's part of the state. Only the cards of an empowered draw are hidden.
import { byName, takenFrom } from '@lorehall/grammar'
import type { Slot } from '../../box/module.ts'
import { holds } from '../../loaded.ts'
import { player } from '../../rules/counters.ts'
import { faceDown } from '../../rules/draw.ts'
import { PETS } from './cards/pets.ts'
import { petsIn, petsOf } from './state.ts'

const ALL = PETS.map(({ id }) => id).toSorted(byName)

export const slot: Slot = {
  lay(slots, seats) {
    slots.menagerie = {
      pile: { down: ALL.slice(), top: '', seenBy: [], open: [] },
      held: Array.from({ length: seats }, () => []),
      look: null,
      gave: [],
    }
  },
  copy({ menagerie: kept }, to) {
    if (kept === undefined) return
    const { pile, held, look, gave } = kept
    to.menagerie = {
      pile: { ...pile, down: pile.down.slice(), seenBy: pile.seenBy.slice(), open: pile.open.slice() },
      held: held.map((pets) => pets.map(({ card, master }) => ({ card, master }))),
      look: look === null ? null : { seat: look.seat, cards: look.cards.slice() },
      gave: gave.map(({ card, like }) => ({ card, like })),
    }
  },
  view(f, viewer) {
    const { pile, held, look } = petsIn(f)
    return {
      market: pile.open.slice(),
      down: faceDown(pile),
      held: held.map((pets) => pets.map(({ card, master }) => ({ card, master }))),
      look:
        look === null
          ? null
          : { seat: look.seat, cards: look.seat === viewer ? look.cards.slice() : look.cards.length },
    }
  },
  guess(f, viewer, chance) {
    const { pile, look } = petsIn(f)
    if (look === null || look.seat === viewer) return
    pile.down.push(...look.cards)
    pile.down.sort(byName)
    look.cards = takenFrom(pile.down, look.cards.length, chance)
  },
  check(f) {
    const { pile, held, look } = petsIn(f)
    const broken: string[] = []
    const places = [
      ...pile.down,
      ...pile.open,
      ...(look?.cards ?? []),
      ...held.flatMap((pets) => pets.map(({ card }) => card)),
    ]
    if (new Set(places).size !== places.length) broken.push('a pet is in two places')
    if (places.some((id) => !ALL.includes(id))) broken.push('there is a pet that is none')
    if (pile.open.length < 3 && faceDown(pile) > 0) broken.push('the market is not full')
    for (let seat = 0; seat < f.seats; seat++) {
      const { party } = player(f, seat)
      for (const { card, master } of petsOf(f, seat)) {
        if (master !== '' && !holds(party, master)) broken.push(`'${card}' has a master who is gone`)
      }
    }
    return broken
  },
}
