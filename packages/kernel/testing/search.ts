// Searches games for questions without an option. It starts at the questions of golden games, and at made-up positions
// in which a seat has 0, 1 or 2 of each resource, a few answers deep.
import { Chance, type GameOptions, type Machine, type Seat, Table, type WholeGame } from '../src/index.ts'
import { nothingSearched, type Searched, searchBeside } from './beside-search.ts'
import { asksAreSound } from './decision-laws.ts'
import { drawnStart } from './drawn-start.ts'
import type { Golden } from './golden.ts'
import { levelsOf, type Resource, withLevels } from './scarcity.ts'

/** The search stops after this many kinds of mistakes. */
const ENOUGH = 20

export interface SearchReport extends Searched {
  /** The positions it started from. */
  positions: number
  /** The first mistake of each kind, because the same mistake tends to occur in many positions. */
  violations: string[]
  /** How often each kind occurred. */
  kinds: Map<string, number>
}

const fresh = (): SearchReport => ({ ...nothingSearched(), positions: 0, violations: [], kinds: new Map() })

/** Removes the names of things and the numbers of seats, so that equal mistakes have equal texts. */
const kindOf = (what: string) => what.replaceAll(/:[\w-]+/g, '').replaceAll(/\b\d+ /g, '')

function tell(report: SearchReport, last: string, broken: readonly string[], where: () => string): void {
  for (const what of broken) {
    const kind = kindOf(`after '${last}' ${what}`)
    const times = report.kinds.get(kind) ?? 0
    if (times === 0) report.violations.push(`${where()} ${what}`)
    report.kinds.set(kind, times + 1)
  }
}

/** The data that a game provides to be searched. */
export interface SearchedGame<S, V> {
  readonly game: WholeGame<S, V>
  /** Combinations of options that are fixed while the others are drawn; layouts use them in turn. */
  readonly given: readonly GameOptions[]
  /**
   * Sets up a position in the middle of a game. `n`: how many layouts came before with the same options. `holding`: the
   * card that the layout is about, if one is named.
   */
  readonly layOut: (table: Table<S, V>, chance: Chance, n: number, holding: string | null) => void
  /** The resources that a seat can be short of. */
  readonly resources: readonly Resource<S>[]
  /** How many answers in a row are tried before the last question. */
  readonly answers: number
}

export interface SearchPlan<S, V> extends SearchedGame<S, V> {
  readonly seed: string
  readonly layouts: number
  /** The card that every layout is about. Absent or null: `layOut` chooses. */
  readonly holding?: string | null
  /** How many positions per layout, drawn by seed. */
  readonly rows: number
  /** The limit of positions per question. */
  readonly most?: number
  /** Called after each layout; return true to stop. */
  readonly after?: (report: SearchReport) => boolean
}

/** Searches one in `every` questions of golden games, drawn by seed. */
export function searchGolden<S, V>(
  game: WholeGame<S, V>,
  games: Iterable<readonly [string, Golden]>,
  every: number,
  most?: number,
): SearchReport {
  const report = fresh()
  for (const [name, { record }] of games) {
    const chance = new Chance(`search ${name}`)
    for (const table of Table.replaying(game, record)) {
      if (report.violations.length >= ENOUGH) return report
      if (table.over || chance.below(every) > 0) continue
      report.positions++
      const last = JSON.stringify(table.entries.at(-1))
      tell(
        report,
        last,
        searchBeside(table.machine, game.inspect.check, report, most),
        () => `${name} @${table.seq}`,
      )
    }
  }
  return report
}

/** `n` random items of a list, none twice. */
function drawn<X>(all: readonly X[], n: number, chance: Chance): X[] {
  const left = all.slice()
  return Array.from({ length: Math.min(n, all.length) }, () =>
    left.splice(chance.below(left.length), 1),
  ).flat()
}

/** Searches layouts drawn by seed, with 0, 1 or 2 of each resource for the seat that is asked first. */
export function searchScarce<S, V>(plan: SearchPlan<S, V>): SearchReport {
  const { game, given, resources, layouts, layOut, rows, holding = null } = plan
  const report = fresh()
  const all = levelsOf(resources.length)
  for (let i = 0; i < layouts; i++) {
    const seed = `${plan.seed}/${i}`
    const chance = new Chance(`search ${seed}`)
    const start = drawnStart(game, { given: given[i % given.length] }, chance)
    const table = new Table(game, { ...start, seed })
    layOut(table, chance, Math.floor(i / given.length), holding)
    const seat = table.asks.find(({ aside }) => !aside)?.seat ?? 0
    for (const levels of drawn(all, rows, chance)) {
      const machine = withLevels(table.machine, resources, seat, levels)
      report.positions++
      const has = resources.map(({ name }, n) => `${name} ${levels[n]}`).join(', ')
      const where = `${seed} (${start.seats} seats, ${JSON.stringify(start.options)}; seat ${seat} has ${has})`
      searchAhead(machine, plan, seat, report, where, [])
      if (report.violations.length >= ENOUGH) return report
    }
    if (plan.after?.(report) === true) return report
  }
  return report
}

/**
 * Searches every question that up to `plan.answers` answers of the seat lead to. The question of a turn is searched
 * only at the start, because its extras hardly depend on earlier answers.
 */
function searchAhead<S, V>(
  machine: Machine<S, V>,
  plan: Pick<SearchPlan<S, V>, 'game' | 'answers' | 'most'>,
  seat: Seat,
  report: SearchReport,
  where: string,
  way: readonly string[],
): void {
  if (report.violations.length >= ENOUGH) return
  const found = (broken: readonly string[]) =>
    tell(report, way.at(-1) ?? '', broken, () => `${where} after ${JSON.stringify(way)}`)
  const broken = [...plan.game.inspect.check(machine), ...asksAreSound(machine)]
  if (broken.length > 0) return found(broken)
  const ask = machine.asks.find((one) => one.seat === seat && !one.aside)
  if (way.length === 0 || ask?.kind !== 'turn')
    found(searchBeside(machine, plan.game.inspect.check, report, plan.most))
  if (ask === undefined || way.length === plan.answers) return
  for (const option of ask.options.slice(0, ask.own)) {
    const twin = machine.copy()
    twin.answer(ask, option)
    searchAhead(twin, plan, seat, report, where, [...way, option.id])
  }
}
