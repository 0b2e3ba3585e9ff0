// Tables whose options are all off their defaults, played by bots until the first seat has a certain choice.
import { botNamed, think } from '@lorehall/bots'
import {
  type Ask,
  Chance,
  type Game,
  type GameOptions,
  type Json,
  type Judge,
  type Option,
  Table,
  type TableRecord,
} from '@lorehall/kernel'
import { valuesOf } from '@lorehall/kernel/testing'

/** How many games to search for a moment. */
const GAMES = 60

type Value = string | boolean
type Choice = readonly [name: string, value: Value]

const defaultsOf = ({ properties }: Game['form']['options']): Record<string, Value> =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field.default]))

/** Each field with a value other than its default; if possible, one that is allowed beside all defaults. */
function offOf({ options, allows }: Game['form']): Choice[] {
  const usual = defaultsOf(options)
  return Object.entries(options.properties).flatMap(([name, field]) => {
    const others = valuesOf(field).filter((one) => one !== field.default)
    const other =
      others.findLast((one) => allows({ ...usual, [name]: one }).against === null) ?? others.at(-1)
    return other === undefined ? [] : [[name, other] as const]
  })
}

/** As many of the choices as the rules allow at one table, earlier ones first. */
function together({ options, allows }: Game['form'], choices: readonly Choice[]): GameOptions {
  const chosen = defaultsOf(options)
  const left = new Map(choices)
  // Try refused choices again: they may need another choice that is made later.
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [name, value] of left) {
      if (allows({ ...chosen, [name]: value }).against !== null) continue
      chosen[name] = value
      left.delete(name)
    }
  }
  return chosen
}

/** A short list of tables at which, together, every field is off its default. */
export function tablesOff({ form }: Pick<Game, 'form'>): GameOptions[] {
  const all = offOf(form)
  const tables: GameOptions[] = []
  let left = all
  while (left.length > 0) {
    const options = together(form, [...left, ...all])
    const still = left.filter(([name, value]) => options[name] !== value)
    if (still.length === left.length) throw new Error(`never off its default: ${still.join('; ')}`)
    left = still
    tables.push(options)
  }
  return tables
}

export interface Moment<S, V> {
  readonly record: TableRecord
  /** The option that the first seat will choose, and the table before and after it. */
  readonly option: Option
  readonly before: Table<S, V>
  readonly after: Table<S, V>
}

/** Lets bots play until the first seat has the wanted option. */
export function momentAt<S, V>(
  game: Game<S, V>,
  judge: Judge<S, V>,
  options: GameOptions,
  wanted: (ask: Ask, table: Table<S, V>) => Option | undefined,
  values: Json = {},
): Moment<S, V> {
  const count = game.form.allows(options).seats.at(-1) ?? 0
  const seats = Array.from({ length: count }, (_, i) => ({ name: `Bot ${i + 1}`, kind: 'bot' as const }))
  const bot = botNamed('quick', judge)
  for (let n = 0; n < GAMES; n++) {
    const table = new Table(game, { seats, options, values, seed: `off ${n}` })
    const chance = new Chance(`off ${n}`)
    for (let [ask] = table.asks; ask !== undefined; [ask] = table.asks) {
      const option = ask.seat === 0 ? wanted(ask, table) : undefined
      if (option !== undefined) {
        const { digest: _unfinished, ...record } = table.record()
        const after = table.copy()
        after.answer(0, ask.id, option.id)
        const person = { name: 'Person', kind: 'person' as const }
        return { record: { ...record, seats: [person, ...seats.slice(1)] }, option, before: table, after }
      }
      table.take(ask, think(table.machine, ask.seat, bot, chance))
    }
  }
  throw new Error(`not offered in ${GAMES} games of ${game.title}`)
}
