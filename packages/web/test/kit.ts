// Updates, asks and options with defaults: a test gives only what it is about.
import type { LogLine, Update, WireAsk, WireOption } from '@lorehall/host'
import { wordsIn } from '../src/text/language.ts'

export const ENGLISH = wordsIn('en')

/** An update after `seq` moves, seen from the first seat. */
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

/** The kind is the part of the id before the colon; by default the option points at nothing. */
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
  folded: false,
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
