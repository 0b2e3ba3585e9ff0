// Measures how long bots think, for /metrics.
import type { Thinker, Thinking } from '@lorehall/host'
import { type Measures, secondsSince } from '../metrics/measures.ts'

/** The same thinkers, measured. A thought that nobody needs anymore has no end and isn't counted. */
export function timed(
  thinkerOf: (whose: string) => Thinker,
  { thoughts, failedThoughts }: Measures,
): (whose: string) => Thinker {
  function begun<T>(what: string, thinking: Thinking<T>): Thinking<T> {
    const began = performance.now()
    thinking.found.then(
      () => thoughts.add(what, secondsSince(began)),
      () => failedThoughts.add(what),
    )
    return thinking
  }
  return (whose) => {
    const thinker = thinkerOf(whose)
    return {
      think: (thought) => begun('decision', thinker.think(thought)),
      weigh: (weighing) => begun('weighing', thinker.weigh(weighing)),
      playOut: (playing) => begun('playout', thinker.playOut(playing)),
    }
  }
}
