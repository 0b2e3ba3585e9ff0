// Deals again the cards a seat can't know: the other players' hands, the deck and the discards.
import { byName, guessSlots, takenFrom } from '@lorehall/grammar'
import type { Chance, Seat } from '@lorehall/kernel'
import type { F } from './rules/step.ts'

export function guess(f: F, seat: Seat | null, chance: Chance): void {
  const { state } = f
  const others = state.players.filter((_, other) => other !== seat)
  const lists = [state.deck, state.discards, ...others.map(({ hand }) => hand)]
  const pool = lists.flat().toSorted(byName)
  for (const list of lists) {
    const dealt = takenFrom(pool, list.length, chance)
    list.splice(0, list.length, ...dealt.toSorted(byName))
  }
  guessSlots(f.values.box.slots, f, seat, chance)
}
