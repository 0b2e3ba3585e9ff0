// Brings the golden games of every game's newest ruleset up to date and says what changed. Each is a whole game
// between bots, with its exact standings; the game's own test/golden.test.ts replays every file in the folder. A
// game whose answers still fit keeps them, whatever bots would do today; one that does not is played again. What
// a table leaves out by default, such as an expansion, has games of its own, and so have all expansions together.
// Games of earlier rulesets are never touched: tables that began with those rules still play by them. Digests of
// all games are kept beside the folder. A ruleset that has a digest only gains games; if a rule changed, raise
// RULESET in the game's src/rulesets.ts first.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, Memory, think } from '@lorehall/bots'
import { Chance, type Game, type GameOptions, readOptions, Table, type WholeGame } from '@lorehall/kernel'
import { digestsByRuleset, type Golden, goldenOf, readGolden, replayed } from '@lorehall/kernel/testing'
import { games, wholeGame } from '@lorehall/server/games'

/** The game and the kind of table that are named; where they are not, all. */
const [wanted, only] = process.argv.slice(2)

const PACKAGES = join(import.meta.dirname, '..', 'packages')
/** Games for each number of seats: of the usual table, and with each thing that is left out unless told. */
const EACH = 8
const EACH_WITH = 4
/** And with each other choice of words: another map, another way to begin. */
const EACH_OF = 2
/** Of a later ruleset fewer will do: the games of the first show all that it did not change. */
const EACH_LATER = 1
/** The group of options that bring expansions. */
const EXPANSIONS = 'Expansions'
/** By the number of seats. */
const CREWS: Readonly<Record<number, readonly string[]>> = {
  1: ['greedy'],
  2: ['greedy', 'curious'],
  3: ['greedy', 'quick', 'random'],
  4: ['greedy', 'greedy', 'curious', 'quick'],
  5: ['quick', 'greedy', 'curious', 'greedy', 'random'],
  6: ['greedy', 'quick', 'greedy', 'curious', 'random', 'greedy'],
  7: ['quick', 'greedy', 'curious', 'greedy', 'random', 'greedy', 'quick'],
}

/** The same answers under today's rules, or the sentence against them. */
function again(game: Game, old: string): { text: string } | { against: string } {
  const golden = readGolden(old)
  const { digest, ...record } = golden.record
  try {
    const now = replayed(game, { ...golden, record })
    // A game of then and now is left as it is written: it need not name options that came later.
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

/** What the rules refuse alone, with the first other thing left out unless told that lets it be played; null:
 * none does. */
function inCompany(game: Game, alone: GameOptions): GameOptions | null {
  const fields = Object.entries(game.form.options.properties)
  const others = fields.flatMap(([name, field]) => (field.default === false ? [{ [name]: true }] : []))
  const tried = [alone, ...others.map((other) => ({ ...alone, ...other }))]
  return tried.find((options) => game.form.allows(readOptions(game, options)).against === null) ?? null
}

/** As many of these as the rules let be played together, the first ones first. */
function together(game: Game, names: readonly string[]): GameOptions {
  let all: GameOptions = {}
  // What is refused at first may be allowed once others are there.
  for (const name of [...names, ...names]) {
    const more = { ...all, [name]: true }
    if (game.form.allows(readOptions(game, more)).against === null) all = more
  }
  return all
}

/** All expansions at once: where not all of them go together, from either end. */
function togetherKinds(game: Game): Kind[] {
  const fields = Object.entries(game.form.options.properties)
  const names = fields.flatMap(([name, { group, default: usual }]) =>
    group === EXPANSIONS && usual === false ? [name] : [],
  )
  if (names.length < 2) return []
  const first = together(game, names)
  const kinds = [{ options: first, suffix: '-together', each: EACH_OF }]
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
    const others = field.enum.filter((choice) => choice !== field.default)
    return others.map((choice) => ({
      options: { [name]: choice },
      suffix: `-${choice.replaceAll(' ', '-')}`,
      each: EACH_OF,
    }))
  })
  return [{ options: {}, suffix: '', each: EACH }, ...extras, ...togetherKinds(game)]
}

function played(game: WholeGame, { options, suffix }: Kind, seats: number, n: number): string {
  const crew = CREWS[seats] ?? []
  const seed = `golden ${seats}${suffix}/${n}`
  const table = new Table(game, {
    seats: crew.map((name, i) => ({ name: `${name} ${i + 1}`, kind: 'bot' })),
    seed,
    options,
  })
  const chance = new Chance(`bots of ${seed}`)
  const memory = new Memory()
  const bots = crew.map((name) => botNamed(name, game.judge, memory))
  while (!table.over) {
    const [ask] = table.asks
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody can answer')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
  return written(goldenOf(table))
}

const written = (golden: Golden) => `${JSON.stringify(golden)}\n`

/** Without the record, whose digest covers every field of the last position. */
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
  bind(game, folder, before)
}

const textsIn = (folder: string) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

const digests = (texts: ReadonlyMap<string, string>) =>
  digestsByRuleset(new Map([...texts].map(([name, text]) => [name, readGolden(text)])))

/** Writes the digests of all games, unless a game that was there has changed under its ruleset's number. */
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
  const [each, ruleset] = game.ruleset === 1 ? [kind.each, ''] : [EACH_LATER, `-ruleset-${game.ruleset}`]
  for (const seats of game.form.allows(readOptions(game, kind.options)).seats) {
    for (let n = 1; n <= each; n++) {
      const name = `${seats}-players${kind.suffix}-${n}${ruleset}.json`
      const old = before.get(name)
      const same = old === undefined ? { against: 'it is new' } : again(game, old)
      const text = 'against' in same ? played(game, kind, seats, n) : same.text
      const change =
        'against' in same
          ? `played again, ${same.against}`
          : `the same answers, ${differs(old ?? text, text)}`
      console.log(`${game.id}, ${name}: ${old === text ? 'as it was' : change}`)
      writeFileSync(join(folder, name), text)
    }
  }
}

for (const game of games) if (wanted === undefined || game.id === wanted) bringUpToDate(await wholeGame(game))
