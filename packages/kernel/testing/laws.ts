// Plays random tables of a game and lists the laws they broke. It doesn't use a test runner; a test expects the list
// to be empty.
import {
  canonical,
  Chance,
  type Ask,
  type Choice,
  type GameOptions,
  type Machine,
  type Option,
  Table,
  type WholeGame,
} from '../src/index.ts'
import { nothingSearched, type Searched, searchBeside } from './beside-search.ts'
import { turnsAreBegun, turnsWereBegun } from './turn-count-laws.ts'
import { decisionLaws } from './decision-laws.ts'
import { drawnStart } from './drawn-start.ts'
import { deepFreeze } from './graph.ts'
import { guessKeepsWhatIsKnown, newFieldsStayHidden, previewsAreTrue } from './hidden-laws.ts'
import { keepingLaws, replays, undoAgrees } from './keeping-laws.ts'
import { Meddler, putAsideIsTestedAgain } from './put-aside-laws.ts'
import { addReached, type Extent, nothingReached } from './reached.ts'
import { everythingIsSaid } from './word-laws.ts'

export interface LawsPlan<S, V> {
  readonly game: WholeGame<S, V>
  /** New games begin until this many decisions were made; the last game is played to its end. */
  readonly decisions: number
  readonly seed: string
  /** Absent: drawn for each game. */
  readonly seats?: number
  readonly options?: unknown
  /** Options that are fixed while the others are drawn. */
  readonly given?: GameOptions
  /** The costly laws are checked at one in this many decisions, drawn by seed. */
  readonly costlyEvery?: number
  /** Extras and asides are searched at one in this many decisions, drawn by seed. */
  readonly searchEvery?: number
  /** Sets up a later position before the first answer, one that random games rarely reach. */
  readonly layOut?: (table: Table<S, V>, chance: Chance) => void
  /** Whether the keys of the object at this path are data, so that a view may show all of them. */
  readonly isMap?: (path: string) => boolean
  /** Picks the options. Absent: in two of three games all options are equally likely, and in the third one extras are
   * taken wherever that is possible. */
  readonly pick?: (machine: Machine<S, V>, ask: Ask, chance: Chance) => Option
}

export interface LawsReport extends Extent {
  games: number
  finished: number
  decisions: number
  /** Decisions at which the costly laws were checked. */
  costly: number
  searched: Searched
  /** Each with the game's seed and entry, so that it can be reproduced. */
  violations: string[]
  readonly starts: Set<string>
}

const LONGEST_TURN = 200
const LONGEST_GAME = 50_000
/** A broken law tends to break at every decision, so a few violations are enough. */
const ENOUGH = 20
/** The limit of positions per searched question. */
const SEARCH = 300

export function playLaws<S, V>(plan: LawsPlan<S, V>): LawsReport {
  const seen = nothingReached()
  const meddler = new Meddler(plan.game.judge)
  const report: LawsReport = {
    games: 0,
    finished: 0,
    decisions: 0,
    costly: 0,
    searched: nothingSearched(),
    violations: [],
    starts: new Set(),
    seen,
    due: nothingReached(),
  }
  for (let i = 0; report.decisions < plan.decisions && report.violations.length < ENOUGH; i++) {
    const seed = `${plan.seed}/${i}`
    const chance = new Chance(`laws ${seed}`)
    const start = drawnStart(plan.game, plan, chance)
    // Every other game is played by bots: undo passes their answers and stops at people's.
    const kind = i % 2 === 0 ? 'person' : 'bot'
    const seats = Array.from({ length: start.seats }, (_, seat) => ({ name: `Seat ${seat}`, kind }) as const)
    const table = new Table(plan.game, { ...start, seats, seed }, seen)
    expectAll(plan.game, start.options, report)
    try {
      playGame(plan, table, meddler, chance, report)
    } catch (error) {
      report.violations.push(at(table, `threw ${error instanceof Error ? error.message : String(error)}`))
    }
    report.games++
    if (table.over) report.finished++
  }
  return report
}

/** Adds everything that can occur with these options to `due`, once per combination of options. */
function expectAll<S, V>(game: WholeGame<S, V>, options: GameOptions, { starts, due }: LawsReport): void {
  const start = canonical(options)
  if (starts.has(start)) return
  starts.add(start)
  addReached(due, game.inspect.coverage(options))
}

function at<S, V>(table: Table<S, V>, what: string): string {
  const { sitters, options } = table
  const start = `${table.seed} (${sitters.length} seats, ${JSON.stringify(options)})`
  return `${start} @${table.seq} after ${JSON.stringify(table.entries.at(-1) ?? null)}: ${what}`
}

function playGame<S, V>(
  plan: LawsPlan<S, V>,
  table: Table<S, V>,
  meddler: Meddler<S, V>,
  chance: Chance,
  report: LawsReport,
): void {
  const { machine } = table
  const { check } = plan.game.inspect
  const tell = (broken: readonly string[]) => report.violations.push(...broken.map((what) => at(table, what)))
  const turn = turnCounter<S, V>()
  const meddles = chance.below(3) === 0
  const pick = plan.pick ?? (meddles ? meddler.pick : pickAny)
  plan.layOut?.(table, chance)
  const laidOut = table.seq > 0
  deepFreeze(machine.values)
  for (let n = 0; !table.over; n++) {
    if (n > LONGEST_GAME) return void tell(['the game never ends'])
    if (report.violations.length >= ENOUGH) return
    tell(decisionLaws(machine, check))
    if (!laidOut) tell(turnsAreBegun(machine))
    const ask = pickAsk(machine.asks, chance)
    if (ask === undefined) return
    const chosen = pick(machine, ask, chance)
    tell(putAsideIsTestedAgain(machine, ask, chosen, chance))
    if (chance.below(plan.searchEvery ?? 400) === 0)
      tell(searchBeside(machine, check, report.searched, SEARCH))
    const costly = chance.below(plan.costlyEvery ?? 40) === 0
    if (costly) {
      tell(keepingLaws(machine, ask, chosen, check))
      tell(guessKeepsWhatIsKnown(machine, chance, check))
      tell(previewsAreTrue(machine))
      tell(newFieldsStayHidden(machine, plan.isMap))
      tell(everythingIsSaid(machine))
      report.costly++
    }
    table.take(ask, chosen)
    report.decisions++
    report.seen.options.add(chosen.kind)
    // Several picks are one decision, no matter how often the player ticks and unticks.
    const decided = !ask.aside && (ask.kind !== 'several' || chosen.manner === 'confirms')
    if (decided && turn(machine) > LONGEST_TURN) {
      return void tell([`a turn of more than ${LONGEST_TURN} decisions`])
    }
    if (costly) tell(undoAgrees(table, ask.seat, chosen.id))
    if (chance.below(20) === 0) chooseAnew(table, chance, meddles ? ['ask'] : ['always', 'never', 'ask'])
  }
  tell(check(machine))
  if (!laidOut) tell(turnsWereBegun(machine))
  tell(replays(table))
}

/** An ask that play waits for; sometimes an aside instead. */
function pickAsk(asks: readonly Ask[], chance: Chance): Ask | undefined {
  const aside = chance.below(8) === 0
  const fitting = asks.filter((ask) => ask.aside === aside)
  const list = fitting.length > 0 ? fitting : asks
  return list.length > 0 ? chance.pick(list) : undefined
}

function pickAny<S, V>(_machine: Machine<S, V>, ask: Ask, chance: Chance): Option {
  return chance.pick(ask.options)
}

function chooseAnew<S, V>(table: Table<S, V>, chance: Chance, choices: readonly Choice[]): void {
  if (table.over || table.game.play.effects.length === 0) return
  const effect = chance.pick(table.game.play.effects).id
  table.choose(chance.below(table.machine.seats), effect, chance.pick(choices))
}

/** Returns a function that counts the decisions of the current turn. */
function turnCounter<S, V>(): (machine: Machine<S, V>) => number {
  let present = -1
  let length = 0
  return ({ turnCount: { turns } }) => {
    length = turns === present ? length + 1 : 1
    present = turns
    return length
  }
}
