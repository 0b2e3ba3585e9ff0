// Values composed from a file. Most tables use our own values, and their records contain that whole file, so our values
// are composed only once.
import type { GameOptions, Json } from '@lorehall/kernel'
import { chosen, type ModuleContent } from './box/content.ts'

interface Filed {
  /** The file that the values were composed from, with all defaults. */
  readonly file: Json
}

/** Our own values, and their file as JSON. */
interface Ours<V> {
  readonly values: V
  readonly text: string
}

type Compose<V> = (file: Json, options: GameOptions) => V

/** The names of the options that the values depend on; or a key: options with the same key give the same values. */
type Depends = readonly string[] | ((options: GameOptions) => string)

const keyOf = (depends: Depends): ((options: GameOptions) => string) =>
  typeof depends === 'function'
    ? depends
    : (options) => JSON.stringify(depends.map((name) => options[name] ?? null))

/** Reads a file with the options of a table. Our own values are composed once per key. */
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

interface Holds<C> {
  readonly content: C
}

/**
 * The same with the modules that the options include: their contents, and their rules if `modules` has them (a page
 * passes none). `depends`: the other options that the values depend on.
 */
export function composedWith<C extends ModuleContent, M extends Holds<C>, V extends Filed>(
  depends: readonly string[],
  contents: readonly C[],
  modules: readonly M[],
  compose: (file: Json, options: GameOptions, contents: readonly C[], modules: readonly M[]) => V,
): Compose<V> {
  const brought = (options: GameOptions) => chosen(contents, options)
  const key = (options: GameOptions) =>
    JSON.stringify([depends.map((name) => options[name] ?? null), brought(options).map(({ id }) => id)])
  return composedOnce(key, (file, options) =>
    compose(
      file,
      options,
      brought(options),
      modules.filter(({ content }) => options[content.id] === true),
    ),
  )
}
