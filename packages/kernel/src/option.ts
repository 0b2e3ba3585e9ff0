// Options: constants that are made once, at load, with a readable id and the thing they point at.

/**
 * Everything that hosts, pages and bots know of an option; they don't know a game's kinds. `way`: one step of a path;
 * `stays`: ends a path where it is now; `leads`: no decision by itself, so the question it leads to is asked together
 * with it; `usual`: what players mostly choose, so it comes first; `ends`: ends the turn; `declines`: takes nothing, or nothing more; `quiet`: almost always possible, rarely
 * wanted; `handy`: the same, but a single click on its thing takes it; `grave`: a single click must not take it; `unticks` and `confirms`: made by the machine for several picks.
 */
export type Manner =
  | 'plain'
  | 'way'
  | 'stays'
  | 'leads'
  | 'usual'
  | 'ends'
  | 'declines'
  | 'quiet'
  | 'handy'
  | 'grave'
  | 'unticks'
  | 'confirms'

export interface Option {
  /** The id that answers use, e.g. `move:14`, `activate:drokk`, `done`. */
  readonly id: string
  /** The part before the colon: the kind of action. */
  readonly kind: string
  /** The part after the colon as a number; −1: there is none. */
  readonly n: number
  /** The part after the colon as a name; empty: there is none. */
  readonly name: string
  /** The thing on the table it points at, e.g. `space:14`, `card:drokk`. */
  readonly at: string
  readonly manner: Manner
}

/** All options by id. Two games, or two questions, may use the same id for different things. */
const made = new Map<string, Option[]>()

function keep(option: Option): Option {
  const { id, n, name, at, manner } = option
  const namesakes = made.get(id)
  const known = namesakes?.find((o) => o.at === at && o.n === n && o.name === name && o.manner === manner)
  if (known !== undefined) return known
  Object.freeze(option)
  if (namesakes === undefined) made.set(id, [option])
  else namesakes.push(option)
  return option
}

/** `option('done')`: a plain word. */
export function option(kind: string, at = '', manner: Manner = 'plain'): Option {
  return keep({ id: kind, kind, n: -1, name: '', at, manner })
}

/** `numbered('move', 14, 'space:14')`. */
export function numbered(kind: string, n: number, at = '', manner: Manner = 'plain'): Option {
  return keep({ id: `${kind}:${n}`, kind, n, name: '', at, manner })
}

/** `named('activate', 'drokk', 'card:drokk')`; `n` if the name also has a number. */
export function named(kind: string, name: string, at = '', n = -1, manner: Manner = 'plain'): Option {
  return keep({ id: `${kind}:${name}`, kind, n, name, at, manner })
}

/** The option that confirms several picks. */
export const CONFIRM = option('confirm', '', 'confirms')

const unticks = new Map<Option, Option>()

/** The option that unticks one of several picks: `untick:keep:7`. */
export function untick(pick: Option): Option {
  const known = unticks.get(pick)
  if (known !== undefined) return known
  const fresh = named('untick', pick.id, pick.at, -1, 'unticks')
  unticks.set(pick, fresh)
  return fresh
}
