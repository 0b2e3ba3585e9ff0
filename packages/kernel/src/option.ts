// Options are constants made once, at load: an id that means something, and what it points at.

/**
 * What an option is for whoever offers it, apart from its name: hosts, pages and bots know no game's
 * kinds. `way`: a step on the way to somewhere; `stays`: ends such a way where it has led; `leads`: no
 * decision by itself, what it leads to is asked with it; `ends`: ends the turn; `declines`: takes
 * nothing, or nothing more; `quiet`: possible almost always, seldom meant; `grave`: not to be done by
 * one slip of a finger; `unticks` and `confirms`: the machine's own, where several picks are one decision.
 */
export type Manner =
  | 'plain'
  | 'way'
  | 'stays'
  | 'leads'
  | 'ends'
  | 'declines'
  | 'quiet'
  | 'grave'
  | 'unticks'
  | 'confirms'

export interface Option {
  /** What an answer names, e.g. `move:14`, `activate:drokk`, `done`. */
  readonly id: string
  /** The part before the colon: what sort of thing is done. */
  readonly kind: string
  /** The part after the colon as a number, −1 where there is none. */
  readonly n: number
  /** The part after the colon as a name, empty where there is none. */
  readonly name: string
  /** The thing on the table it points at, e.g. `space:14`, `card:drokk`. */
  readonly at: string
  readonly manner: Manner
}

/** By id; two games, or two questions, may use one id for different things. */
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

/** `named('activate', 'drokk', 'card:drokk')`; `n` where the name also has a number. */
export function named(kind: string, name: string, at = '', n = -1, manner: Manner = 'plain'): Option {
  return keep({ id: `${kind}:${name}`, kind, n, name, at, manner })
}

/** What finishes a decision of several picks. */
export const CONFIRM = option('confirm', '', 'confirms')

const unticks = new Map<Option, Option>()

/** Takes back one pick of several: `untick:keep:7`. */
export function untick(pick: Option): Option {
  const known = unticks.get(pick)
  if (known !== undefined) return known
  const fresh = named('untick', pick.id, pick.at, -1, 'unticks')
  unticks.set(pick, fresh)
  return fresh
}
