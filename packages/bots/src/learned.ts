// A judge whose worth is corrected by what self-play has taught.
import type { Judge, Lessons, Sight } from '@lorehall/kernel'

/** Numbers further from the average than this count as this far: the lessons say nothing about what they never saw. */
export const FAR = 4

/** The judge with the learned worth. The same judge if its game has no lessons. */
export function learned(judge: Judge): Judge {
  const { facts, lessons } = judge
  if (facts === undefined || lessons === undefined) return judge
  return {
    ...judge,
    worth(f, seat) {
      const sight = facts(f, seat)
      return sight === null ? judge.worth(f, seat) : sight.worth + correction(lessons, sight)
    },
  }
}

/** How far the final points are expected to differ from the worth. */
function correction({ average, spread, weights, cards }: Lessons, sight: Sight): number {
  const { time, numbers } = sight
  let [now = 0, rising = 0, bent = 0] = weights[0] ?? []
  for (let i = 0; i < numbers.length; i++) {
    const own = weights[i + 1]
    if (own === undefined) break
    const off = ((numbers[i] ?? 0) - (average[i] ?? 0)) / (spread[i] ?? 1)
    const x = off > FAR ? FAR : off < -FAR ? -FAR : off
    now += (own[0] ?? 0) * x
    rising += (own[1] ?? 0) * x
    bent += (own[2] ?? 0) * x
  }
  for (const card of sight.cards) {
    const own = cards[card]
    if (own === undefined) continue
    now += own[0] ?? 0
    rising += own[1] ?? 0
  }
  return now + (rising + bent * time) * time
}
