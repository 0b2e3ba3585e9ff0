// An update in which nothing is said but what a test is about.
import type { Update } from '@lorehall/host'

/** After so many moves, seen from the first seat. */
export const update = (said: Partial<Update> = {}): Update => {
  const { seq = 1 } = said
  return {
    table: 'a',
    game: 'toy',
    after: seq - 1,
    entries: seq,
    seq,
    eyes: 0,
    seats: [],
    over: false,
    view: null,
    ask: null,
    reasons: [],
    waiting: [],
    events: [],
    log: [],
    fresh: false,
    standing: [],
    winners: [],
    undo: 'free',
    redo: false,
    choices: {},
    crossed: false,
    values: null,
    ...said,
  }
}
