// Extras interrupt a question, which then asks again and must test its conditions again. This file has a player that
// likes to take extras, and a law about questions that settle themselves when they come back.
import {
  type Ask,
  type Chance,
  type Game,
  type Judge,
  Machine,
  type Option,
  type Play,
  type Position,
} from '../src/index.ts'
import { alike } from './graph.ts'

/** More answers than any extra needs. */
const LONGEST_ACT = 30

const ownOf = (ask: Ask): readonly Option[] => ask.options.slice(0, ask.own)
const extrasOf = (ask: Ask): readonly Option[] => (ask.aside ? [] : ask.options.slice(ask.own))
const nameOf = (ask: Ask, extra: Option): string => `${ask.prompt}/${extra.kind}`

/**
 * A sensible player with one habit: it takes extras in the middle of other questions, preferably those it has taken
 * least often there. At the question of its turn it takes none. Instead, it prefers options that lead to a question
 * with extras, or to a new kind of extra.
 */
export class Meddler<S, V> {
  /** How often each kind of extra was taken at each question. */
  private readonly times = new Map<string, number>()
  private total = 0
  private readonly judge: Judge<S, V>

  constructor(judge: Judge<S, V>) {
    this.judge = judge
  }

  readonly pick = (machine: Machine<S, V>, ask: Ask, chance: Chance): Option => {
    if (ask.aside) return chance.pick(ask.options)
    const extra = ask.kind === 'turn' ? null : this.rarest(ask, chance)
    if (extra !== null && chance.below(1 + this.often(ask, extra)) === 0) {
      this.total++
      this.times.set(nameOf(ask, extra), this.count(ask, extra) + 1)
      return extra
    }
    const way = chance.below(2) === 0 ? this.wayAside(machine, ask, chance) : null
    if (way !== null) return way
    const own = ownOf(ask)
    if (own.length === 0) return chance.pick(ask.options)
    return this.judge.quick(machine, { ...ask, options: [...own] }, chance) ?? chance.pick(own)
  }

  private count(ask: Ask, extra: Option): number {
    return this.times.get(nameOf(ask, extra)) ?? 0
  }

  /** How often the extra was taken there, in quarters of the average. */
  private often(ask: Ask, extra: Option): number {
    return Math.floor((4 * this.count(ask, extra) * this.times.size) / Math.max(1, this.total))
  }

  /** The extra that was taken least often at this question. */
  private rarest(ask: Ask, chance: Chance): Option | null {
    const extras = extrasOf(ask)
    const least = Math.min(...extras.map((extra) => this.count(ask, extra)))
    const list = extras.filter((extra) => this.count(ask, extra) === least)
    return list.length > 0 ? chance.pick(list) : null
  }

  /** The option that leads to the extra it has taken least often, or to a new kind of extra. */
  private wayAside(machine: Machine<S, V>, ask: Ask, chance: Chance): Option | null {
    const now = new Set(extrasOf(ask).map(({ kind }) => kind))
    let best: Option | null = null
    let least = Infinity
    for (const option of ownOf(ask)) {
      const twin = machine.copy()
      twin.answer(ask, option)
      const next = twin.asks.find(({ seat }) => seat === ask.seat)
      if (next === undefined) continue
      const isNew = extrasOf(next).some(({ kind }) => !now.has(kind))
      const extra = next.kind === 'turn' ? null : this.rarest(next, chance)
      const times = isNew ? 0 : extra === null ? Infinity : this.often(next, extra)
      if (times < least) [best, least] = [option, times]
    }
    return best
  }
}

/**
 * Law: after an extra, the question is asked again, or settles itself with the result of one of its own answers. If it
 * does anything else, it forgot to test a condition again.
 */
export function putAsideIsTestedAgain<S, V>(
  machine: Machine<S, V>,
  ask: Ask,
  chosen: Option,
  chance: Chance,
): string[] {
  const own = answersOf(machine, ask)
  if (!extrasOf(ask).includes(chosen) || own.length === 0) return []
  const settled = settledAfter(machine, ask, chosen, chance)
  if (settled === null) return []
  const asAnswered = own.some((option) => {
    try {
      return alike(answeredAt(machine, settled.before, ask, option), settled.after)
    } catch {
      return false
    }
  })
  return asAnswered
    ? []
    : [`'${ask.prompt}', put aside for '${chosen.id}', ends as none of its answers would`]
}

/**
 * The position after this answer. A sealed question that comes back may not ask this seat anymore, so the answer is
 * added to the sealed ones, and loading the position opens them.
 */
function answeredAt<S, V>(
  machine: Machine<S, V>,
  before: Position<S>,
  ask: Ask,
  option: Option,
): Position<S> {
  const position = machine.copyPosition(before)
  const twin = machineAt(machine.game, machine, position)
  if (machine.choosingTogether) {
    // If nothing is sealed, nobody is left to choose, and the question settles itself.
    if (position.sealed !== null) position.sealed[ask.seat] = option.id
    twin.load(position)
  } else twin.answer(ask, option)
  return twin.position
}

/** The question's own options, including those it refuses now, which may be possible when it comes back. */
function answersOf<S, V>(machine: Machine<S, V>, ask: Ask): Option[] {
  const acts = machine.game.play.anytime?.acts ?? {}
  const refused = machine.reasons(ask.seat).map(({ option }) => option)
  return [...ownOf(ask), ...refused.filter(({ kind }) => acts[kind] === undefined)]
}

function machineAt<S, V>(game: Game<S, V>, like: Machine<S, V>, position: Position<S>): Machine<S, V> {
  return new Machine(game, like, position)
}

/**
 * Takes the extra and plays on until the question's step runs again. Returns the position right before that and the
 * one at the next question; null: the step asks again, or never ran.
 */
function settledAfter<S, V>(
  machine: Machine<S, V>,
  ask: Ask,
  act: Option,
  chance: Chance,
): { before: Position<S>; after: Position<S> } | null {
  const { game } = machine
  const step = machine.position.stack.at(-1)
  const run = step === undefined ? undefined : game.play.steps[step.do]
  if (step === undefined || run === undefined) return null
  const found: Position<S>[] = []
  const watched: Play<S, V>['steps'][string] = (t, now, answer) => {
    if (now === step && answer === undefined) {
      const position = twin.copyPosition(twin.position)
      position.stack.push(step)
      found.push(position)
    }
    run(t, now, answer)
  }
  const play = { ...game.play, steps: { ...game.play.steps, [step.do]: watched } }
  const twin = machineAt({ ...game, play }, machine, machine.copyPosition(machine.position))
  twin.answer(ask, act)
  for (let n = 0; found.length === 0 && !twin.over && n < LONGEST_ACT; n++) {
    const next = chance.pick(twin.asks)
    twin.answer(next, chance.pick(next.options))
  }
  const [before] = found
  if (before === undefined || twin.position.stack.includes(step)) return null
  return { before, after: twin.position }
}
