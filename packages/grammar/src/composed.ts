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

/** Reads a file with the options of a table; of the options only the one named changes what comes of it. */
export function composedOnce<V extends Filed>(option: string, compose: Compose<V>): Compose<V> {
  const known = new Map<unknown, Ours<V>>()

  function oursFor(options: GameOptions): Ours<V> {
    const found = known.get(options[option])
    if (found !== undefined) return found
    const values = compose({}, options)
    const made = { values, text: JSON.stringify(values.file) }
    known.set(options[option], made)
    return made
  }

  return (file, options) => {
    const { values, text } = oursFor(options)
    const given = JSON.stringify(file)
    return given === '{}' || given === text ? values : compose(file, options)
  }
}
