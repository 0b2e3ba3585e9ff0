// Values that are composed from a file: most tables are played with ours as they are, and their records carry
// that file whole, so those are composed once.
import type { GameOptions, Json } from '@lorehall/kernel'

interface Filed {
  /** The form the values came in. */
  readonly file: Json
}

/** Values as they are, and the text of the file that says so. */
interface Ours<V> {
  readonly values: V
  readonly text: string
}

type Compose<V> = (file: Json, options: GameOptions) => V

/** The options that values depend on, by name; or a key: options of one key give the same values. */
type Depends = readonly string[] | ((options: GameOptions) => string)

const keyOf = (depends: Depends): ((options: GameOptions) => string) =>
  typeof depends === 'function'
    ? depends
    : (options) => JSON.stringify(depends.map((name) => options[name] ?? null))

/** Reads a file with the options of a table. Our own values are composed once for each key. */
export function composedOnce<V extends Filed>(depends: Depends, compose: Compose<V>): Compose<V> {
  const known = new Map<string, Ours<V>>()
  const key = keyOf(depends)

  function oursFor(options: GameOptions): Ours<V> {
    const name = key(options)
    const found = known.get(name)
    if (found !== undefined) return found
    const values = compose({}, options)
    const made = { values, text: JSON.stringify(values.file) }
    known.set(name, made)
    return made
  }

  return (file, options) => {
    const { values, text } = oursFor(options)
    const given = JSON.stringify(file)
    return given === '{}' || given === text ? values : compose(file, options)
  }
}
