// A beam over the rest of a turn: of all positions that are equally many decisions ahead, the best few are followed,
// and plans are compared at the end of the turn. So all are valued at the same kind of moment.
import type { Ask, Judge, Option } from '@lorehall/kernel'
import type { Board } from './bot.ts'
import { forward } from './forward.ts'
import { type Mind, type Planned, planned } from './mind.ts'
import { type Decision, type Policy, settle } from './settle.ts'
import { lead, type Side, TROUBLE } from './side.ts'

/** A plan up to its first wall, with the best worth that the turn can end with after it. */
export interface Plan {
  readonly answers: Mind['plan']
  readonly worth: number
  /** Chance, a reveal or somebody else's answer comes after the answers. */
  readonly walled: boolean
  /** The position at the end of that turn. */
  readonly end: Board
}

export interface Beam {
  readonly judge: Judge
  readonly seat: number
  readonly side: Side
  /** Positions kept at each decision. */
  readonly width: number
  readonly policy: Policy
  readonly rivalry: number
}

/** Positions that may still be looked at. */
export interface Budget {
  left: number
}

/** The most actions in a turn, and questions in an action. */
const DEEP = 60

/** A position on the way, at a decision of the seat. */
interface Node {
  readonly machine: Board
  readonly decision: Decision
  readonly answers: readonly Planned[]
  readonly walled: boolean
  readonly worth: number
  /** Decisions so far. */
  readonly depth: number
}

/**
 * The plans for the rest of the turn, the best first. Before: the seat decides something. Doesn't change `root`.
 * Positions are compared only between actions: in the middle of an action, its price may be paid and its gain still
 * be to come. So the questions that follow from an option are answered before the best positions are kept.
 */
export function plansFrom(root: Board, decision: Decision, beam: Beam, budget: Budget): Plan[] {
  const search = new Search(beam, budget)
  const worth = lead(beam.judge, root, beam.side, beam.rivalry)
  let level: Node[] = [{ machine: root, decision, answers: [], walled: false, worth, depth: 0 }]
  for (let actions = 0; level.length > 0; actions++) {
    // Without a budget, positions in the middle of the turn stand for its end.
    if (budget.left <= 0 || actions === DEEP) {
      for (const node of level) search.keep(node)
      break
    }
    level = best(
      level.flatMap((node) => search.afterAction(node)),
      beam.width,
    )
  }
  return search.plans
}

const best = (nodes: readonly Node[], width: number): Node[] =>
  nodes.toSorted((a, b) => b.worth - a.worth).slice(0, width)

class Search {
  private readonly beam: Beam
  private readonly budget: Budget
  private readonly found = new Map<string, Plan>()
  private readonly seen = new Set<string>()

  constructor(beam: Beam, budget: Budget) {
    this.beam = beam
    this.budget = budget
  }

  get plans(): Plan[] {
    return [...this.found.values()].toSorted((a, b) => b.worth - a.worth)
  }

  /** Keeps the plan that led to a position at the end of the turn, if it is the best with these answers. */
  keep({ answers, walled, worth, machine }: Child): void {
    const key = answers.map(({ pick }) => pick).join(' ')
    const known = this.found.get(key)
    if (known === undefined || known.worth < worth)
      this.found.set(key, { answers, walled, worth, end: machine })
  }

  /** The positions after each option and the questions that follow from it. Those that end the turn are kept. */
  afterAction(from: Node): Node[] {
    const done: Node[] = []
    let within: Node[] = [from]
    for (let questions = 0; within.length > 0 && questions < DEEP; questions++) {
      const next: Node[] = []
      for (const node of within) {
        for (const option of node.decision.tried) {
          if (this.budget.left <= 0) break
          this.budget.left--
          const child = step(node, option, this.beam)
          if (child.decision === null) this.keep(child)
          else {
            const after = { ...child, decision: child.decision }
            if (leadsBack(from, after) || this.isKnown(after)) continue
            if (after.decision.ask.kind === 'turn') done.push(after)
            else next.push(after)
          }
        }
      }
      within = best(next, this.beam.width)
    }
    return done
  }

  private isKnown({ machine, decision, worth, depth }: Node): boolean {
    const key = keyOf(machine, decision.ask, worth + depth * TROUBLE)
    if (this.seen.has(key)) return true
    this.seen.add(key)
    return false
  }
}

type Child = Omit<Node, 'decision'> & { readonly decision: Decision | null }

/** The position after the option, at the seat's next decision or at the end of the turn. */
function step(node: Node, option: Option, beam: Beam): Child {
  const depth = node.depth + 1
  const machine = node.machine.copy()
  const { turns } = machine.turnCount
  const { ask } = node.decision
  let { walled } = node
  let answers = walled ? node.answers : noted(node.answers, ask, option)
  machine.answer(ask, option)
  walled ||= machine.wall !== null
  const decision = settle(machine, {
    judge: beam.judge,
    seat: beam.seat,
    turn: turns,
    policy: beam.policy,
    hears(trial, present, answer) {
      walled ||= trial.wall !== null || present.seat !== beam.seat || trial.choosingTogether
      if (!walled) answers = noted(answers, present, answer)
    },
  })
  const worth = lead(beam.judge, machine, beam.side, beam.rivalry) - depth * TROUBLE
  return { machine, decision, answers, walled: walled || machine.wall !== null, worth, depth }
}

/** A question with one option is not asked of a bot, so a plan has no answer to it. */
function noted(answers: readonly Planned[], present: Ask, option: Option): readonly Planned[] {
  const ask = forward(present)
  return ask.options.length === 1 ? answers : [...answers, planned(ask, option)]
}

/** An option that leads back to the same question without a gain could be repeated forever. */
function leadsBack(
  { decision: { ask }, worth }: Node,
  { decision: { ask: next }, worth: after }: Node,
): boolean {
  return (
    after <= worth &&
    next.prompt === ask.prompt &&
    next.from === ask.from &&
    next.ticked.length === ask.ticked.length &&
    next.options.length === ask.options.length &&
    next.options.every((option, i) => option === ask.options[i])
  )
}

/** Equal for two positions that a search need not tell apart: equal worth, question and waiting step. */
function keyOf({ position }: Board, { prompt, from, options, ticked }: Ask, worth: number): string {
  const ticks =
    ticked.length === 0
      ? ''
      : ticked
          .map(({ id }) => id)
          .toSorted()
          .join(' ')
  return `${worth.toFixed(4)} ${prompt} ${from} ${options.length} ${ticks} ${JSON.stringify(position.stack.at(-1))}`
}
