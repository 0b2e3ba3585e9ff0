// An update in which nothing is said but what a test is about.
import type { LogLine, Update, WireAsk, WireOption } from '@lorehall/host'
import { wordsIn } from '../src/text/language.ts'

export const ENGLISH = wordsIn('en')

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
    options: {},
    view: null,
    ask: null,
    reasons: [],
    waiting: [],
    events: [],
    log: [],
    fresh: false,
    standing: [],
    winners: [],
    leaves: false,
    sides: (said.seats ?? []).map((_, seat) => [seat]),
    rivals: [],
    asides: [],
    undo: 'free',
    redo: false,
    choices: {},
    crossed: false,
    values: null,
    lastStoodIn: null,
    stoodIn: [],
    ...said,
  }
}

/** `move:3` is of the kind `move`, and points at nothing unless told. */
export const wireOption = (id: string, said: Partial<WireOption> = {}): WireOption => ({
  id,
  kind: id.split(':')[0] ?? id,
  at: '',
  label: id,
  manner: 'plain',
  extra: false,
  ...said,
})

export const wireAsk = (said: Partial<WireAsk> = {}): WireAsk => ({
  id: 1,
  seat: 0,
  kind: 'turn',
  prompt: '',
  from: null,
  aside: false,
  options: [],
  ticked: [],
  owed: 0,
  tale: null,
  standing: null,
  ...said,
})

export const logLine = (seq: number, text: string): LogLine => ({
  seq,
  text,
  type: '',
  seat: 0,
  rival: null,
  from: null,
  at: null,
  rule: null,
  tale: null,
})
