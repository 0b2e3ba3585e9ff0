// Options are constants made once, at load: an id that means something, and what it points at.

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
}

/** By id; two games may use one id for different things. */
const made = new Map<string, Option[]>()

function keep(option: Option): Option {
  const { id, n, name, at } = option
  const namesakes = made.get(id)
  const known = namesakes?.find((o) => o.at === at && o.n === n && o.name === name)
  if (known !== undefined) return known
  Object.freeze(option)
  if (namesakes === undefined) made.set(id, [option])
  else namesakes.push(option)
  return option
}

/** `option('done')`: a plain word. */
export function option(kind: string, at = ''): Option {
  return keep({ id: kind, kind, n: -1, name: '', at })
}

/** `numbered('move', 14, 'space:14')`. */
export function numbered(kind: string, n: number, at = ''): Option {
  return keep({ id: `${kind}:${n}`, kind, n, name: '', at })
}

/** `named('activate', 'drokk', 'card:drokk')`; `n` where the name also has a number. */
export function named(kind: string, name: string, at = '', n = -1): Option {
  return keep({ id: `${kind}:${name}`, kind, n, name, at })
}
