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

/** The most decisions in a row. */
const DEEP = 60

/** A position on the way, at a decision of the seat. */
interface Node {
  readonly machine: Board
  readonly decision: Decision
  readonly answers: readonly Planned[]
  readonly walled: boolean
  readonly worth: number
}

/** The plans for the rest of the turn, the best first. Before: the seat decides something. Doesn't change `root`. */
export function plansFrom(root: Board, decision: Decision, beam: Beam, budget: Budget): Plan[] {
  const found = new Map<string, Plan>()
  const seen = new Set<string>()
  const keep = ({ answers, walled, worth, machine }: Child): void => {
    const key = answers.map(({ pick }) => pick).join(' ')
    const known = found.get(key)
    if (known === undefined || known.worth < worth) found.set(key, { answers, walled, worth, end: machine })
  }
  const worth = lead(beam.judge, root, beam.side, beam.rivalry)
  let level: Node[] = [{ machine: root, decision, answers: [], walled: false, worth }]
  for (let depth = 1; level.length > 0 && depth <= DEEP; depth++) {
    const next: Node[] = []
    for (const node of level) {
      for (const option of node.decision.tried) {
        if (budget.left <= 0) break
        budget.left--
        const child = step(node, option, beam, depth)
        if (child.decision === null) keep(child)
        else {
          const { decision: after } = child
          if (leadsBack(node, after.ask, child.worth)) continue
          const key = keyOf(child.machine, after.ask, child.worth + depth * TROUBLE)
          if (seen.has(key)) continue
          seen.add(key)
          next.push({ ...child, decision: after })
        }
      }
    }
    next.sort((a, b) => b.worth - a.worth)
    level = next.slice(0, beam.width)
    // Without a budget, positions in the middle of the turn stand for its end.
    if (budget.left <= 0 || depth === DEEP) for (const node of level) keep(node)
    if (budget.left <= 0) break
  }
  return [...found.values()].toSorted((a, b) => b.worth - a.worth)
}

type Child = Omit<Node, 'decision'> & { readonly decision: Decision | null }

/** The position after the option, at the seat's next decision or at the end of the turn. */
function step(node: Node, option: Option, beam: Beam, depth: number): Child {
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
  return { machine, decision, answers, walled: walled || machine.wall !== null, worth }
}

/** A question with one option is not asked of a bot, so a plan has no answer to it. */
function noted(answers: readonly Planned[], present: Ask, option: Option): readonly Planned[] {
  const ask = forward(present)
  return ask.options.length === 1 ? answers : [...answers, planned(ask, option)]
}

/** An option that leads back to the same question without a gain could be repeated forever. */
function leadsBack({ decision: { ask }, worth }: Node, next: Ask, worthNext: number): boolean {
  return (
    worthNext <= worth &&
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
