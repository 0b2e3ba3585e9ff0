// Reads the options that players chose: checks them against the game's form and fills in defaults.
import type { Game, GameOptions, ListField, OptionField } from './game.ts'
import { cut, isRecord, quoted } from './json.ts'
import { Refusal } from './refusal.ts'

export function readOptions(game: Pick<Game, 'title' | 'form'>, given: unknown): GameOptions {
  const fields = game.form.options.properties
  if (given !== undefined && !isRecord(given)) {
    throw new Refusal('bad-options', 'options must be an object, e.g. { "edition": "2018" }')
  }
  const chosen: Record<string, string | boolean> = {}
  for (const [name, field] of Object.entries(fields)) chosen[name] = field.default
  for (const [name, value] of Object.entries(given ?? {})) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined) {
      const known = Object.keys(fields).join(', ')
      throw new Refusal('bad-options', `${game.title} has no option '${cut(name)}'; it has: ${known}`)
    }
    const read = valueIn(field, value)
    if (read === undefined) {
      throw new Refusal(
        'bad-options',
        `option '${name}' cannot be ${quoted(value)}; expected ${expectedOf(field)}`,
      )
    }
    chosen[name] = read
  }
  return chosen
}

function expectedOf(field: OptionField): string {
  if (field.type === 'boolean') return 'true or false'
  if (field.type === 'list') return `some of ${field.of.join(' ')}, with spaces between them`
  return `one of ${field.enum.join(', ')}`
}

/**
 * Refuses a record with options or values that this version doesn't have; the record may come from an older or a newer
 * version. Options that the record doesn't name were added later and have their defaults.
 */
export function checkRecorded({ title, form }: Pick<Game, 'title' | 'form'>, given: GameOptions): void {
  const fields = form.options.properties
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field !== undefined && valueIn(field, value) !== undefined) continue
    const what = field === undefined ? `'${cut(name)}'` : `${quoted(value)} for '${cut(name)}'`
    throw new Refusal(
      'bad-options',
      `this table of ${title} uses ${what}, which this version of Lorehall does not have`,
    )
  }
}

/** The chosen value; for a value of an earlier version, its meaning now. Undefined: the field has no such value. */
function valueIn(field: OptionField, value: unknown): string | boolean | undefined {
  const read = field.type === 'list' ? inOrder(field, value) : fits(field, value) ? value : undefined
  if (read !== undefined) return read
  const { earlier = {} } = field
  const known =
    (typeof value === 'string' || typeof value === 'boolean') && Object.hasOwn(earlier, `${value}`)
  return known ? earlier[`${value}`] : undefined
}

/** The same items in the order of the list; undefined: the list does not have all of them. */
function inOrder({ of }: ListField, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const named = itemsIn(value)
  return named.every((item) => of.includes(item))
    ? of.filter((item) => named.includes(item)).join(' ')
    : undefined
}

const itemsIn = (value: string): string[] => value.split(' ').filter((item) => item !== '')

/** The items of a list that players leave out. */
export const leftOut = (options: GameOptions, list: string): readonly string[] =>
  itemsIn(String(options[list] ?? ''))

/** The items of a list while the switches are as in these options, which name all of them. */
export const itemsOf = ({ of, needs = {} }: ListField, options: GameOptions): readonly string[] =>
  of.filter((item) => {
    const needed = needs[item]
    return needed === undefined || options[needed] === true
  })

type Single = Exclude<OptionField, ListField>

function fits(field: Single, value: unknown): value is string | boolean {
  if (field.type === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && field.enum.includes(value)
}

/** How many players a game is for with default options. */
export function usualSeats(game: Pick<Game, 'title' | 'form'>): { min: number; max: number } {
  const { seats } = game.form.allows(readOptions(game, undefined))
  return { min: Math.min(...seats), max: Math.max(...seats) }
}

/** Refuses combinations of options that the rules don't allow, and numbers of seats that don't fit the options. */
export function checkStart(game: Game, options: GameOptions, seats: number): void {
  const { against, seats: counts, limit } = game.form.allows(options)
  if (against !== null) throw new Refusal('bad-options', `${against.why} (${against.rule})`)
  if (counts.includes(seats)) return
  const { min, max } = usualSeats(game)
  const usual = counts.length === max - min + 1 && counts[0] === min
  const players = `${inWords(counts)} players${usual ? '' : ' with these options'}`
  const why = limit === undefined ? '' : `: ${limit.why} (${limit.rule})`
  throw new Refusal('bad-seats', `${game.title} is for ${players}, not ${seats}${why}`)
}

/** `2 to 5`, or `1, 2 or 4` if there is a gap. */
function inWords(counts: readonly number[]): string {
  const [first = 0, last = 0] = [counts[0], counts.at(-1)]
  if (first === last) return String(first)
  if (last - first === counts.length - 1) return `${first} to ${last}`
  return `${counts.slice(0, -1).join(', ')} or ${last}`
}
