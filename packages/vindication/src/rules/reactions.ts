// Reactions of cards. When something happens, their programs are pushed: plain ones in the usual order, others ordered
// by the player whose turn it is. (V-TRAIT-1, V-TRAIT-2)
import type { Option } from '@lorehall/kernel'
import type { Happening, Reaction } from '../cards/card.ts'
import { USE } from '../choices.ts'
import { at, type Borrowed } from '../state.ts'
import { player } from './counters.ts'
import { isSilent } from './inforce.ts'
import { card } from './lookup.ts'
import type { StepOf, T, VStep } from './step.ts'

/** Something happened to the seat or by its doing. `by` is a card that must not react to itself. */
export function happen(t: T, seat: number, happened: Happening, by = ''): void {
  t.values.box.hears?.(t, seat, happened)
  if (seat !== t.state.turn.seat) return
  const { active, borrowed } = t.state.turn
  const { traits } = player(t, seat)
  if (traits.length + borrowed.length + active.length === 0) return
  const plain: VStep[] = []
  const chosen: VStep[] = []
  for (const id of traits) if (id !== by) collect(t, seat, id, happened, plain, chosen)
  for (const lent of borrowed) collect(t, seat, lent.card, since(lent, happened), plain, chosen)
  for (const id of active) collect(t, seat, id, happened, plain, chosen)
  if (chosen.length > 1) t.push({ do: 'order', seat, steps: chosen })
  else for (const step of chosen) t.push(step)
  for (let i = plain.length - 1; i >= 0; i--) t.push(at(plain, i))
}

/** A trait attained during a turn counts the steps made before. (V-TRAIT-11) */
export function countStepsBefore(t: T, seat: number, id: string): void {
  const { turn } = t.state
  if (seat !== turn.seat) return
  const reactions: VStep[] = []
  for (let steps = 1; steps <= turn.walked; steps++) {
    collect(t, seat, id, { what: 'stepped', steps }, reactions, reactions)
  }
  for (const step of reactions) t.push(step)
}

/** Collects the reactions of one card and marks them as done. */
function collect(t: T, seat: number, id: string, happened: Happening, plain: VStep[], chosen: VStep[]): void {
  const { on } = card(t, id)
  if (on === undefined || isSilent(t, seat, id)) return
  for (let n = 0; n < on.length; n++) {
    const reaction = at(on, n)
    if (!applies(t, seat, id, reaction, happened)) continue
    if (reaction.once === true) player(t, seat).used.push(id)
    const found = reaction.plain ? plain : chosen
    found.push({ do: 'react', seat, from: id, n, at: 0 })
  }
}

/** The happening as a borrowed trait sees it: steps made before borrowing do not count. (V-TRAIT-13) */
function since({ steps }: Borrowed, happened: Happening): Happening {
  return happened.what === 'stepped' ? { ...happened, steps: happened.steps - steps } : happened
}

function applies(t: T, seat: number, id: string, reaction: Reaction, happened: Happening): boolean {
  if (reaction.to !== happened.what || !fits(reaction, happened)) return false
  if (reaction.itself === true && (happened.what !== 'activated' || happened.card !== id)) return false
  return !(reaction.once === true && player(t, seat).used.includes(id))
}

function fits({ only }: Reaction, happened: Readonly<Record<string, unknown>>): boolean {
  for (const field in only) if (!only[field]?.includes(happened[field])) return false
  return true
}

/** Which of several reactions comes first. */
function order(t: T, step: StepOf<'order'>, answer: Option | undefined): void {
  const [only] = step.steps
  if (step.steps.length === 1 && only !== undefined) {
    t.push(only)
  } else if (answer === undefined) {
    t.askOpen(step.seat, 'order', 'order')
    for (const id of new Set(step.steps.map((s) => s.from ?? ''))) t.offer(USE(id))
  } else {
    const i = step.steps.findIndex((s) => s.from === answer.name)
    const rest = step.steps.filter((_, j) => j !== i)
    if (rest.length > 0) t.push({ ...step, steps: rest })
    t.push(at(step.steps, i))
  }
}

export const reactionSteps = { order }
