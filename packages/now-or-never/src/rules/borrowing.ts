// Specialists out of their order: turned up again, or used without being turned. (N-USE-10, N-USE-11)
import type { Option } from '@lorehall/kernel'
import { BORROW, READY } from '../choices.ts'
import { SPECIALIST_PRICE } from '../reasons.ts'
import { affordable, onBoards } from './boards.ts'
import { player, the } from './lookup.ts'
import { run } from './program.ts'
import { gain, pay } from './purse.ts'
import type { StepOf, T } from './step.ts'

/** Any specialist on any board, face up or down, for its price; it keeps its face. (N-USE-11) */
function useSpecialist(t: T, { seat, from }: StepOf<'useSpecialist'>, answer: Option | undefined): void {
  if (answer === undefined) {
    // Coins may be raised beside it, and none are spent. (N-ANYTIME-5)
    t.askOpen(seat, 'pick', 'borrow', from)
    for (const { id } of onBoards(t)) {
      t.may(BORROW(id), affordable(t, seat, id) ? null : SPECIALIST_PRICE)
    }
    return
  }
  const found = onBoards(t).find(({ id }) => answer === BORROW(id))
  if (found === undefined) throw new Error(`no specialist '${answer.name}' on a board`)
  const { use, tax, do: deeds } = the.specialist(t, found.id)
  t.credit(found.id)
  pay(t, seat, { coin: use }, found.id)
  t.emit({ type: 'borrowed', seat, specialist: found.id, from })
  if (found.owner !== null && found.owner !== seat) gain(t, found.owner, { coin: tax }, found.id)
  run(t, seat, deeds, found.id)
}

/** One of one's own that lies face down. (N-USE-10) */
function readySpecialist(t: T, { seat, from }: StepOf<'readySpecialist'>, answer: Option | undefined): void {
  const down = player(t, seat).specialists.filter((one) => one !== null && !one.up)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'ready', from)
    for (const one of down) if (one !== null) t.offer(READY(one.id))
    return
  }
  const chosen = down.find((one) => one !== null && answer === READY(one.id))
  if (chosen === undefined || chosen === null) throw new Error(`'${answer.name}' is not face down`)
  chosen.up = true
  t.emit({ type: 'readied', seat, specialist: chosen.id, from })
}

export const borrowingSteps = { useSpecialist, readySpecialist }
