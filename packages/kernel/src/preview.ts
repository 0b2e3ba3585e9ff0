// Previews: plays an option on a guessed copy up to the first chance or reveal. Pages use it to show costs and gains,
// "this ends the game" and paths to far spaces before a click. A preview depends only on what the seat knows.
import { Chance } from './chance.ts'
import type { GameEvent, Seat } from './game.ts'
import type { Machine } from './machine.ts'
import { Refusal } from './refusal.ts'

export interface Preview {
  readonly events: readonly GameEvent[]
  /** Whether it would trigger the end of the game. */
  readonly ends: boolean
  /** Whether it was played to its end: no chance, no reveal, and a turn goes on, this seat's or the next. */
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
    whole: whole && trial.asks.some(({ kind, aside }) => kind === 'turn' && !aside),
  }
}
