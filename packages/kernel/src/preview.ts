// What an option would do, tried on a re-dealt copy up to the first chance or reveal: costs and
// gains before a click, "this ends the game", the way to a far space. Knows what the seat knows.
import { Chance } from './chance.ts'
import type { GameEvent, Seat } from './game.ts'
import type { Machine } from './machine.ts'
import { Refusal } from './refusal.ts'

export interface Preview {
  readonly events: readonly GameEvent[]
  /** Would it set the end of the game in motion? */
  readonly ends: boolean
  /** Was it tried to its end, so that the seat has its turn as before and nothing of it is still to come? */
  readonly whole: boolean
}

export function preview<S, V>(machine: Machine<S, V>, seat: Seat, picks: readonly string[]): Preview {
  const trial = machine.copy()
  trial.guess(seat, new Chance('preview'))
  const before = trial.game.play.ending(trial)
  const events: GameEvent[] = []
  let whole = true
  for (const pick of picks) {
    const ask = trial.asks.find((a) => a.seat === seat)
    const chosen = ask?.options.find((o) => o.id === pick)
    if (ask === undefined || chosen === undefined) {
      throw new Refusal('unknown-option', `'${pick}' is not offered to seat ${seat}`)
    }
    whole = trial.probe(ask, chosen)
    for (const event of trial.events) {
      const seen = trial.game.see.sees(event, seat)
      if (seen !== null) events.push(seen)
    }
    if (!whole) break
  }
  return {
    events,
    ends: !before && trial.game.play.ending(trial),
    whole: whole && trial.asks.some((a) => a.seat === seat && a.kind === 'turn'),
  }
}
