// Specialists used out of turn: turned face up again, or used without being turned over. (N-USE-10, N-USE-11)
import type { Option } from '@lorehall/kernel'
import { BORROW, READY } from '../choices.ts'
import { SPECIALIST_PRICE } from '../reasons.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import type { Hired } from '../state.ts'
import { affordable, onBoards } from './boards.ts'
import { lookup, player } from './lookup.ts'
import { run } from './program.ts'
import { gain, pay } from './purse.ts'
import type { StepOf, T } from './step.ts'

/** Uses any specialist on any board, face up or down, for its price, without turning it over. (N-USE-11) */
function useSpecialist(t: T, { seat, from }: StepOf<'useSpecialist'>, answer: Option | undefined): void {
  if (answer === undefined) {
    // Coins may be raised meanwhile, but not spent on anything else. (N-ANYTIME-5)
    t.askOpen(seat, 'pick', 'borrow', from)
    for (const { id } of onBoards(t)) {
      t.may(BORROW(id), affordable(t, seat, id) ? null : SPECIALIST_PRICE)
    }
    return
  }
  const found = onBoards(t).find(({ id }) => answer === BORROW(id))
  if (found === undefined) throw new Error(`no specialist '${answer.name}' on a board`)
  const { use, tax, do: deeds } = lookup.specialist(t, found.id)
  t.credit(found.id)
  pay(t, seat, { coin: use }, found.id)
  t.emit({ type: 'borrowed', seat, specialist: found.id, from })
  if (found.owner !== null && found.owner !== seat) gain(t, found.owner, { coin: tax }, found.id)
  run(t, seat, deeds, found.id)
}

/** Turns one of the seat's own face-down specialists face up. (N-USE-10) */
function readySpecialist(t: T, { seat, from }: StepOf<'readySpecialist'>, answer: Option | undefined): void {
  const down = player(t, seat).specialists.filter((one): one is Hired => one !== null && !one.up)
  if (answer === undefined) {
    // A use is refused then, but a reward may come with nobody face down.
    if (down.length === 0) return
    t.ask(seat, 'pick', 'ready', from)
    for (const { id } of down) t.offer(READY(id))
    const [first] = down
    if (asksOnlyChoices(t) && first !== undefined && t.spare(READY(first.id))) turnUp(t, seat, first, from)
    return
  }
  const chosen = down.find(({ id }) => answer === READY(id))
  if (chosen === undefined) throw new Error(`'${answer.name}' is not face down`)
  turnUp(t, seat, chosen, from)
}

function turnUp(t: T, seat: number, one: Hired, from: string): void {
  one.up = true
  t.emit({ type: 'readied', seat, specialist: one.id, from })
}

export const borrowingSteps = { useSpecialist, readySpecialist }
