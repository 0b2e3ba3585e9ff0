// Updates the golden games of every game's newest ruleset and prints what changed. Each is a whole game between bots,
// with its exact final scores; the game's own test/golden.test.ts replays every file in the folder. A game whose
// answers are still legal keeps them, even if bots would play differently today; otherwise it is played again. Each
// option that is off by default, such as an expansion, has its own games, and so have all expansions together. Games of
// earlier rulesets are never changed: tables that began with those rules still play by them. The digests of all games
// are stored next to the folder. A ruleset that has a digest can only gain games; if a rule changed, raise RULESET in
// the game's src/rulesets.ts first.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, Memory, think } from '@lorehall/bots'
import { Chance, type Game, type GameOptions, readOptions, Table, type WholeGame } from '@lorehall/kernel'
import { digestsByRuleset, type Golden, goldenOf, readGolden, replayed } from '@lorehall/kernel/testing'
import { games, wholeGame } from '@lorehall/server/games'

/** The game and the suffix of the kind of table to update; all if omitted. */
const [wanted, only] = process.argv.slice(2)

const PACKAGES = join(import.meta.dirname, '..', 'packages')
/** Games for each number of seats: at a default table, and with each option that is off by default. */
const EACH = 8
const EACH_WITH = 4
/** Games with each other choice of an option: another map, another start. */
const EACH_OF = 2
/** A later ruleset needs fewer: the games of the first ruleset cover everything that did not change. */
const EACH_LATER = 1
/** Seeds that are tried until a single player has faced every opponent. */
const FACING_TRIES = 60
/** The group of options that bring expansions. */
const EXPANSIONS = 'Expansions'
/** Bots by number of seats. */
const CREWS: Readonly<Record<number, readonly string[]>> = {
  1: ['greedy'],
  2: ['greedy', 'curious'],
  3: ['greedy', 'quick', 'random'],
  4: ['greedy', 'greedy', 'curious', 'quick'],
  5: ['quick', 'greedy', 'curious', 'greedy', 'random'],
  6: ['greedy', 'quick', 'greedy', 'curious', 'random', 'greedy'],
  7: ['quick', 'greedy', 'curious', 'greedy', 'random', 'greedy', 'quick'],
}

/** Replays the same answers under today's rules, or returns the reason why they are illegal. */
function again(game: Game, old: string): { text: string } | { against: string } {
  const golden = readGolden(old)
  const { digest, ...record } = golden.record
  try {
    const now = replayed(game, { ...golden, record })
    // An unchanged game keeps its text: it need not name options that were added later.
    const same = now.record.digest === digest && ending(golden) === ending(now)
    return { text: same ? old : written(now) }
  } catch (error) {
    return { against: error instanceof Error ? error.message : String(error) }
  }
}

/** A kind of table: its options, how its games are named, and how many there are for each number of seats. */
interface Kind {
  readonly options: GameOptions
  readonly suffix: string
  readonly each: number
}

/**
 * These options, plus the first off-by-default option that makes them legal if they are not legal alone; null if none
 * does.
 */
function inCompany(game: Game, alone: GameOptions): GameOptions | null {
  const fields = Object.entries(game.form.options.properties)
  const others = fields.flatMap(([name, field]) => (field.default === false ? [{ [name]: true }] : []))
  const tried = [alone, ...others.map((other) => ({ ...alone, ...other }))]
  return tried.find((options) => game.form.allows(readOptions(game, options)).against === null) ?? null
}

/** Turns on as many of these options as the rules allow together, earlier ones first. */
function together(game: Game, names: readonly string[]): GameOptions {
  let all: GameOptions = {}
  // An option that was refused at first may be allowed once others are on.
  for (const name of [...names, ...names]) {
    const more = { ...all, [name]: true }
    if (game.form.allows(readOptions(game, more)).against === null) all = more
  }
  return all
}

const suffixOf = (choice: string): string => `-${choice.replaceAll(' ', '-')}`

/** These options with each choice that is for other numbers of players, such as another side of the board. */
function otherSeats(game: Game, all: GameOptions): Kind[] {
  const seatsWith = (options: GameOptions) => game.form.allows(readOptions(game, options)).seats
  const usual = seatsWith(all)
  return Object.entries(game.form.options.properties).flatMap(([name, field]) => {
    if (field.type !== 'string') return []
    const choices = field.enum.filter((choice) =>
      seatsWith({ ...all, [name]: choice }).some((seats) => !usual.includes(seats)),
    )
    return choices.map((choice) => ({
      options: { ...all, [name]: choice },
      suffix: `-together${suffixOf(choice)}`,
      each: EACH_OF,
    }))
  })
}

/** All expansions together; if the rules don't allow that, as many as possible from either end of the list. */
function togetherKinds(game: Game): Kind[] {
  const fields = Object.entries(game.form.options.properties)
  const names = fields.flatMap(([name, { group, default: usual }]) =>
    group === EXPANSIONS && usual === false ? [name] : [],
  )
  if (names.length < 2) return []
  const first = together(game, names)
  const kinds = [{ options: first, suffix: '-together', each: EACH_OF }, ...otherSeats(game, first)]
  if (names.every((name) => first[name] === true)) return kinds
  return [...kinds, { options: together(game, names.toReversed()), suffix: '-together-too', each: EACH_OF }]
}

function kindsOf(game: Game): Kind[] {
  const { properties } = game.form.options
  const extras = Object.entries(properties).flatMap(([name, field]): Kind[] => {
    if (field.type === 'boolean') {
      const options = field.default ? null : inCompany(game, { [name]: true })
      return options === null ? [] : [{ options, suffix: `-${name}`, each: EACH_WITH }]
    }
    if (field.type === 'list') return []
    const others = field.enum.filter((choice) => choice !== field.default)
    return others.flatMap((choice) => {
      const options = inCompany(game, { [name]: choice })
      return options === null ? [] : [{ options, suffix: suffixOf(choice), each: EACH_OF }]
    })
  })
  return [{ options: {}, suffix: '', each: EACH }, ...extras, ...togetherKinds(game)]
}

/** Bots play a new table, and the caller may look at it after each answer. */
function* playing(game: WholeGame, options: GameOptions, seats: number, seed: string): Generator<Table> {
  const crew = CREWS[seats] ?? []
  const table = new Table(game, {
    seats: crew.map((name, i) => ({ name: `${name} ${i + 1}`, kind: 'bot' })),
    seed,
    options,
  })
  const chance = new Chance(`bots of ${seed}`)
  const memory = new Memory()
  const bots = crew.map((name) => botNamed(name, game.judge, memory))
  yield table
  while (!table.over) {
    const [ask] = table.asks
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody can answer')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
    yield table
  }
}

function played(game: WholeGame, options: GameOptions, seats: number, seed: string): string {
  let text = ''
  for (const table of playing(game, options, seats, seed)) if (table.over) text = written(goldenOf(table))
  return text
}

/** The card of the player without a seat whom a single player faces in the game with this seed; null: there is none. */
function facedIn(game: WholeGame, options: GameOptions, seed: string): string | null {
  for (const { events } of playing(game, options, 1, seed)) {
    for (const event of events) {
      const counted = game.inspect.counts?.(event)
      if (counted?.what === 'faced') return counted.card
    }
  }
  return null
}

const written = (golden: Golden) => `${JSON.stringify(golden)}\n`

/** The golden game without its record, whose digest covers every field of the last position. */
const ending = (golden: Golden) => JSON.stringify({ ...golden, record: null })

function differs(old: string, text: string): string {
  return ending(readGolden(old)) === ending(readGolden(text)) ? 'another digest' : 'another standing'
}

function bringUpToDate(game: WholeGame): void {
  const folder = join(PACKAGES, game.id, 'test', 'golden')
  mkdirSync(folder, { recursive: true })
  const before = textsIn(folder)
  const kinds = kindsOf(game).filter(({ suffix }) => only === undefined || suffix === `-${only}`)
  for (const kind of kinds) bringKind(game, kind, folder, before)
  const all = kinds.find(({ suffix }) => suffix === '-together')
  if (all !== undefined) bringFacing(game, all.options, folder, before)
  bind(game, folder, before)
}

const textsIn = (folder: string) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

const digests = (texts: ReadonlyMap<string, string>) =>
  digestsByRuleset(new Map([...texts].map(([name, text]) => [name, readGolden(text)])))

/** Writes the digests of all games, unless an existing game changed without a new ruleset number. */
function bind(game: Game, folder: string, before: ReadonlyMap<string, string>): void {
  const now = textsIn(folder)
  const changed = [...before].filter(([name, text]) => now.get(name) !== text).map(([name]) => name)
  if (changed.length > 0) {
    console.log(
      `${game.id}: ${changed.length} games of ruleset ${game.ruleset} have changed, so their digest no longer fits. Raise RULESET in src/rulesets.ts and bring these back; if no table began with this ruleset yet, delete them and run this again: ${changed.join(', ')}`,
    )
    process.exitCode = 1
    return
  }
  writeFileSync(`${folder}-digests.json`, `${JSON.stringify(digests(now), null, 2)}\n`)
}

function bringKind(game: WholeGame, kind: Kind, folder: string, before: ReadonlyMap<string, string>): void {
  const { options, suffix } = kind
  for (const seats of game.form.allows(readOptions(game, options)).seats) {
    for (let n = 1; n <= (game.ruleset === 1 ? kind.each : EACH_LATER); n++) {
      const name = `${seats}-players${suffix}-${n}${rulesetOf(game)}.json`
      bringGame(game, name, folder, before, () =>
        played(game, options, seats, `golden ${seats}${suffix}/${n}`),
      )
    }
  }
}

const rulesetOf = ({ ruleset }: Game): string => (ruleset === 1 ? '' : `-ruleset-${ruleset}`)

/** One game of a single player against each opponent that these options have. */
function bringFacing(
  game: WholeGame,
  options: GameOptions,
  folder: string,
  before: ReadonlyMap<string, string>,
) {
  if (!game.form.allows(readOptions(game, options)).seats.includes(1)) return
  const met = new Set<string>()
  for (let n = 1; n <= FACING_TRIES; n++) {
    const seed = `golden 1-facing/${n}`
    const rival = facedIn(game, options, seed)
    if (rival === null) return
    if (met.has(rival)) continue
    met.add(rival)
    const name = `1-players-facing-${rival}${rulesetOf(game)}.json`
    bringGame(game, name, folder, before, () => played(game, options, 1, seed))
  }
}

function bringGame(
  game: Game,
  name: string,
  folder: string,
  before: ReadonlyMap<string, string>,
  play: () => string,
): void {
  const old = before.get(name)
  const same = old === undefined ? { against: 'it is new' } : again(game, old)
  const text = 'against' in same ? play() : same.text
  const change =
    'against' in same ? `played again, ${same.against}` : `the same answers, ${differs(old ?? text, text)}`
  console.log(`${game.id}, ${name}: ${old === text ? 'as it was' : change}`)
  writeFileSync(join(folder, name), text)
}

for (const game of games) if (wanted === undefined || game.id === wanted) bringUpToDate(await wholeGame(game))
