// Checks for values from files. A check refuses a mistake with its path and what was expected. After it, the compiler
// knows the value's type.
import { cut, isRecord, quoted, Refusal } from '@lorehall/kernel'

export type Path = readonly (string | number)[]

type Test<T> = (value: unknown, path: Path) => value is T

/** A test and, for forms, a description of the values it accepts. */
export type Check<T> = Test<T> & { readonly allows?: Allows }

/** The values that a check accepts. A check without a description has no field in a form. */
export type Allows =
  | { readonly min: number; readonly max: number }
  | { readonly flag: true }
  | { readonly words: readonly string[] }
  | { readonly orNull: Check<unknown> }
  | { readonly each: Check<unknown> }
  | { readonly fields: Checks; readonly optional: Checks }
  | { readonly key: string; readonly shapes: Checks }

const allowing = <T>(allows: Allows, test: Test<T>): Check<T> => Object.assign(test, { allows })

/** The type that a check guarantees. */
export type Checked<C> = C extends ((value: unknown, path: Path) => value is infer T) ? T : never

type Checks = Readonly<Record<string, Check<unknown>>>
type All<C extends Checks> = { readonly [K in keyof C]: Checked<C[K]> }
type Some<C extends Checks> = { readonly [K in keyof C]?: Checked<C[K]> }

/** A JSON pointer (RFC 6901). */
function pointer(path: Path): string {
  return `/${path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}

/** Forms read the path and the expectation back (`mistakeIn`). */
export function bad(path: Path, expected: string, got: unknown): never {
  throw new Refusal('bad-values', `${cut(pointer(path))}: expected ${expected}, got ${quoted(got)}`)
}

/** Refuses values of a module that the table doesn't use. `module`: its title in the lobby. */
export function notPlayed(path: Path, module: string): never {
  throw new Refusal(
    'bad-values',
    `${cut(pointer(path))}: this belongs to ${module}, which this table does not use`,
  )
}

export function object(value: unknown, path: Path): Record<string, unknown> {
  return isRecord(value) ? value : bad(path, 'an object', value)
}

export function known(
  given: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
  path: Path,
): void {
  for (const key of Object.keys(given)) {
    if (!allowed.includes(key)) bad([...path, key], `one of ${allowed.join(', ')}`, key)
  }
}

export const whole = (min: number, max: number): Check<number> =>
  allowing(
    { min, max },
    (value, path): value is number =>
      (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) ||
      bad(path, `a whole number from ${min} to ${max}`, value),
  )

export const flag: Check<boolean> = allowing(
  { flag: true },
  (value, path): value is boolean => typeof value === 'boolean' || bad(path, 'true or false', value),
)

export const yes: Check<true> = (value, path): value is true => value === true || bad(path, 'true', value)

export const no: Check<false> = (value, path): value is false => value === false || bad(path, 'false', value)

export const words = <W extends string>(...allowed: readonly W[]): Check<W> =>
  allowing(
    { words: allowed },
    (value, path): value is W =>
      allowed.some((word) => word === value) || bad(path, `one of ${allowed.join(', ')}`, value),
  )

export const anyId: Check<string> = (value, path): value is string =>
  (typeof value === 'string' && value !== '') || bad(path, 'an id', value)

export const orNull = <T>(or: Check<T>): Check<T | null> =>
  allowing({ orNull: or }, (value, path): value is T | null => value === null || or(value, path))

export const list = <T>(each: Check<T>, least = 0, most = 99): Check<readonly T[]> =>
  allowing({ each }, (value, path): value is readonly T[] => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      return bad(path, least === most ? `a list of ${least}` : `a list of ${least} to ${most}`, value)
    }
    return value.every((one, i) => each(one, [...path, i]))
  })

/** An object with an entry per id. */
export const byId = <T>(each: Check<T>): Check<Readonly<Record<string, T>>> =>
  allowing({ each }, (value, path): value is Readonly<Record<string, T>> =>
    Object.entries(object(value, path)).every(([id, one]) => each(one, [...path, id])),
  )

/** An object with these fields; the optional ones may be left out. */
export const shape = <C extends Checks, O extends Checks>(fields: C, optional: O): Check<All<C> & Some<O>> =>
  allowing({ fields, optional }, (value, path): value is All<C> & Some<O> => {
    const given = object(value, path)
    known(given, [...Object.keys(fields), ...Object.keys(optional)], path)
    for (const [name, check] of Object.entries(fields)) check(given[name], [...path, name])
    for (const [name, check] of Object.entries(optional)) {
      if (given[name] !== undefined) check(given[name], [...path, name])
    }
    return true
  })

type Tagged<K extends string, C extends Readonly<Record<string, Check<unknown>>>> = {
  readonly [W in keyof C & string]: { readonly [Key in K]: W } & Checked<C[W]>
}[keyof C & string]

/** One of several shapes; the field `key` says which. */
export const tagged = <K extends string, C extends Checks>(key: K, shapes: C): Check<Tagged<K, C>> =>
  allowing({ key, shapes }, (value, path): value is Tagged<K, C> => {
    const { [key]: tag, ...rest } = object(value, path)
    const check = typeof tag === 'string' && Object.hasOwn(shapes, tag) ? shapes[tag] : undefined
    if (check === undefined) return bad([...path, key], `one of ${Object.keys(shapes).join(', ')}`, tag)
    return check(rest, path)
  })
