// Exhaustive search beside one question: on copies, tries every extra and aside, and every two in a row. Afterward
// the question must come back with at least one option of its own, or be settled.
import type { Ask, Machine, Option, Step } from '../src/index.ts'
import { asksAreSound, type Check } from './decision-laws.ts'

/** How many acts are tried in a row beside one question. */
const IN_A_ROW = 2
/** The default limit of positions per question. */
const USUALLY = 2000
/** The most ticks in a question inside an act, unless it owes more. */
const MOST_TICKS = 2

/** The totals of a search. */
export interface Searched {
  questions: number
  /** Questions without extras and asides. */
  bare: number
  /** Acts that were tried, including the second one of each pair. */
  acts: number
  /** Pairs of acts among them. */
  pairs: number
  /** Questions at which the search stopped because there were too many positions. */
  cut: number
}

export const nothingSearched = (): Searched => ({ questions: 0, bare: 0, acts: 0, pairs: 0, cut: 0 })

/** The options beside the question: the extras of the asked seat, or an aside of another seat. */
const besides = (ask: Ask): readonly Option[] => (ask.aside ? ask.options : ask.options.slice(ask.own))

/**
 * The options to try at a question that came up inside an act. Of several picks, as many are ticked as are owed, and
 * up to two, in one order only.
 */
function onward({ kind, options, own, candidates, ticked, owed }: Ask): readonly Option[] {
  const ahead = options.slice(0, own).filter(({ manner }) => manner !== 'unticks')
  if (kind !== 'several') return ahead
  const from = Math.max(0, ...ticked.map((option) => candidates.indexOf(option)))
  const ticksOn = owed > 0 || ticked.length < MOST_TICKS
  return ahead.filter((option) => {
    const at = candidates.indexOf(option)
    return at === -1 || (ticksOn && at >= from)
  })
}

const nothing = () => undefined

class BesideSearch<S, V> {
  readonly broken = new Set<string>()
  /** The step whose question waits. Copies share steps, so it is found by identity. */
  private readonly step: Step
  /** The seats for which the question itself had an option (not only extras) when it was first asked. */
  private readonly answering: ReadonlySet<number>
  private readonly known = new Set<string>()
  private positions = 0
  private readonly tally: Searched
  private readonly most: number
  private readonly check: Check<S, V>

  constructor({ asks }: Machine<S, V>, check: Check<S, V>, step: Step, tally: Searched, most: number) {
    this.check = check
    this.step = step
    this.tally = tally
    this.most = most
    this.answering = new Set(asks.filter(({ aside, own }) => !aside && own > 0).map(({ seat }) => seat))
  }

  get isCut(): boolean {
    return this.positions >= this.most
  }

  /** Searches from a position in which the question waits, after `acts` acts beside it. */
  from(machine: Machine<S, V>, way: readonly string[], acts: number): void {
    const isAsked = machine.position.stack.at(-1) === this.step
    if (acts === IN_A_ROW && isAsked) return
    if (way.length > 0 && !this.isNew(machine, acts)) return
    // Try every single act before the first pair, so that a search that hits the limit has tried all of those.
    const next: (() => void)[] = []
    for (const ask of machine.asks) {
      for (const option of acts < IN_A_ROW ? besides(ask) : []) {
        this.countAct(acts + 1)
        // An aside changes only what belongs to its seat, so no second act is tried after it.
        next.push(this.take(machine, ask, option, way, ask.aside ? IN_A_ROW : acts + 1))
      }
    }
    const inside = isAsked ? undefined : machine.asks.find(({ aside }) => !aside)
    if (inside !== undefined)
      for (const option of onward(inside)) next.push(this.take(machine, inside, option, way, acts))
    for (const goOn of next) goOn()
  }

  private isNew({ position }: Machine<S, V>, acts: number): boolean {
    const key = `${acts} ${JSON.stringify(position)}`
    if (this.known.has(key)) return false
    this.known.add(key)
    return true
  }

  private countAct(nth: number): void {
    if (this.isCut) return
    this.tally.acts++
    if (nth === IN_A_ROW) this.tally.pairs++
  }

  /** Takes the option on a copy and checks the result. Returns a function that searches on from there. */
  private take(
    machine: Machine<S, V>,
    ask: Ask,
    option: Option,
    way: readonly string[],
    acts: number,
  ): () => void {
    if (this.isCut) return nothing
    this.positions++
    const now = [...way, `${ask.seat} ${option.id}`]
    const twin = machine.copy()
    try {
      twin.answer(ask, option)
    } catch (error) {
      this.tell(now, `threw ${error instanceof Error ? error.message : String(error)}`)
      return nothing
    }
    for (const what of [...this.unanswerable(twin), ...this.check(twin)]) this.tell(now, what)
    if (!twin.position.stack.includes(this.step)) return nothing
    return () => this.from(twin, now, acts)
  }

  private unanswerable(machine: Machine<S, V>): string[] {
    const lost =
      machine.position.stack.at(-1) === this.step
        ? machine.asks.filter(({ aside, own, seat }) => !aside && own === 0 && this.answering.has(seat))
        : []
    return lost.length > 0
      ? lost.map(({ seat, prompt }) => `'${prompt}' of seat ${seat} comes back with no option of its own`)
      : asksAreSound(machine)
  }

  private tell(way: readonly string[], what: string): void {
    this.broken.add(`after ${way.map((act) => `'${act}'`).join(', ')}: ${what}`)
  }
}

/**
 * Tries every act and every pair of acts beside the current question, with every answer to the questions they ask.
 * Returns the broken laws. `most`: the limit of positions.
 */
export function searchBeside<S, V>(
  machine: Machine<S, V>,
  check: Check<S, V>,
  tally: Searched,
  most = USUALLY,
): string[] {
  const step = machine.position.stack.at(-1)
  if (step === undefined) return []
  tally.questions++
  if (machine.asks.every((ask) => besides(ask).length === 0)) {
    tally.bare++
    return []
  }
  const search = new BesideSearch(machine, check, step, tally, most)
  search.from(machine, [], 0)
  if (search.isCut) tally.cut++
  const prompt = machine.asks.find(({ aside }) => !aside)?.prompt ?? ''
  return [...search.broken].map((what) => `at '${prompt}', ${what}`)
}
