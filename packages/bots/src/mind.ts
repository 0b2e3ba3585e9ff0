// The memory of a bot between its answers at one table and seat. The caller keeps it and may drop it at any time: a bot
// without it plans again. It is plain data, so it can travel to a worker and back.
import type { Ask, Option } from '@lorehall/kernel'

export interface Mind {
  /** The answers that the plan still has, the next one first. */
  plan: readonly Planned[]
  /** The number of the turn that `spent` is about (`TurnCount.turns`); −1: none yet. */
  turn: number
  /** How many positions the bot has looked at in that turn. */
  spent: number
}

/** A planned answer, and the question it is meant for. */
export interface Planned {
  readonly prompt: string
  readonly from: string
  /** How many options the question offers. */
  readonly options: number
  /** The id of the option. */
  readonly pick: string
}

export const newMind = (): Mind => ({ plan: [], turn: -1, spent: 0 })

export const planned = ({ prompt, from = '', options }: Ask, { id }: Option): Planned => ({
  prompt,
  from,
  options: options.length,
  pick: id,
})

/** The next planned answer; undefined, and the plan is dropped, if it isn't meant for this question. */
export function nextPlanned(mind: Mind, ask: Ask): Option | undefined {
  const [next, ...rest] = mind.plan
  if (next === undefined) return undefined
  const fits =
    next.prompt === ask.prompt && next.from === (ask.from ?? '') && next.options === ask.options.length
  const option = fits ? ask.options.find(({ id }) => id === next.pick) : undefined
  mind.plan = option === undefined ? [] : rest
  return option
}
