// Redeals at random everything a seat can't know: the other players' cards, and orders it has not seen.
import { byName, guessSlots, takenFrom } from '@lorehall/grammar'
import type { Chance, Seat } from '@lorehall/kernel'
import { lookup } from './rules/lookup.ts'
import type { F } from './rules/step.ts'
import { PILES } from './cards/records.ts'

const deal = (pool: string[], n: number, chance: Chance): string[] =>
  takenFrom(pool, n, chance).toSorted(byName)

/**
 * Lists whose cards the seat can't tell from pile cards with the same back. At the stop of a solo hero, the question
 * itself depends on the hand, so spectators' guesses keep it. (N-ANYTIME-6)
 */
function hiddenHands(f: F, seat: Seat | null): string[][] {
  const { players, bot, turn } = f.state
  const isStopped = bot !== null && turn.hero?.stopped === true
  const hands = players.flatMap(({ hand, drawn }, other) =>
    other === seat || isStopped ? [] : [hand, drawn],
  )
  return bot === null ? hands : [...hands, bot.quests]
}

function guessQuests(f: F, seat: Seat | null, chance: Chance): void {
  const hands = hiddenHands(f, seat)
  for (const pile of PILES) {
    const { down } = f.state.quests[pile]
    const ofPile = (id: string) => lookup.quest(f, id).pile === pile
    const pool = [...down, ...hands.flatMap((hand) => hand.filter(ofPile))].toSorted(byName)
    for (const hand of hands) {
      const n = hand.filter(ofPile).length
      const kept = hand.filter((id) => !ofPile(id))
      hand.splice(0, hand.length, ...[...kept, ...deal(pool, n, chance)].toSorted(byName))
    }
    down.splice(0, down.length, ...pool)
  }
}

function guessOrders(f: F, seat: Seat | null, chance: Chance): void {
  const { orders, bot, players } = f.state
  const looking = players.filter((_, other) => other !== seat)
  const unseen = orders.under.filter(({ seenBy }) => seat === null || !seenBy.includes(seat))
  const pool = [
    ...orders.down,
    ...unseen.map(({ id }) => id),
    ...looking.flatMap(({ looked }) => looked),
    ...(bot?.orders ?? []),
  ].toSorted(byName)
  for (const order of unseen) order.id = deal(pool, 1, chance)[0] ?? order.id
  for (const p of looking) p.looked = deal(pool, p.looked.length, chance)
  if (bot !== null) bot.orders = deal(pool, bot.orders.length, chance)
  orders.down = pool
}

export function guess(f: F, seat: Seat | null, chance: Chance): void {
  guessQuests(f, seat, chance)
  guessOrders(f, seat, chance)
  guessSlots(f.values.box.slots, f, seat, chance)
}
