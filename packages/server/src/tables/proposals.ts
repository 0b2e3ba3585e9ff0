// What people agree on together: to go back beyond a wall, or to end the game here. Called in turn.
import { Refusal, type Seat } from '@lorehall/kernel'
import type { Proposal } from '../storage.ts'
import { isPlayed } from './clocks.ts'
import { type Desk, settledAs } from './desk.ts'

/** Safe to be sent again: one that stands, or ended a moment ago, is not made once more. */
export async function propose(desk: Desk, by: Seat, kind: Proposal['kind'], id: string): Promise<void> {
  const { proposal, settled, seq } = desk.row
  if (proposal?.id === id || settled?.id === id) return
  if (proposal !== null) await desk.save({ proposal: null, settled: settledAs(proposal, 'overtaken', by) })
  await agreeOn(desk, { id, kind, by, agreed: [by], at: seq })
}

/** Without an id it is for whatever stands; one for another proposal comes too late. */
export async function vote(desk: Desk, seat: Seat, agree: boolean, id?: string): Promise<void> {
  const { proposal } = desk.row
  if (proposal === null || (id ?? proposal.id) !== proposal.id) return
  if (agree) await agreeOn(desk, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] })
  else await putAside(desk, seat)
}

/** Somebody would rather not, or takes back what they proposed. */
async function putAside(desk: Desk, seat: Seat): Promise<void> {
  const { proposal } = desk.row
  if (proposal === null) return
  const how = proposal.by === seat ? 'withdrawn' : 'refused'
  await desk.save({ proposal: null, settled: settledAs(proposal, how, seat) })
}

/** What was proposed by someone who left is put aside; what only they had not agreed to is done. */
export async function leaveOut(desk: Desk, seat: Seat): Promise<void> {
  const { proposal } = desk.row
  if (proposal?.by === seat) await putAside(desk, seat)
  else if (proposal?.kind === 'end') await agreeOn(desk, proposal)
}

/** Done when everyone who plays has agreed; until then it is kept and shown. */
async function agreeOn(desk: Desk, proposal: Proposal): Promise<void> {
  const people = desk.row.seats.flatMap((seat, i) => (isPlayed(seat) ? [i] : []))
  if (!people.every((seat) => proposal.agreed.includes(seat))) {
    await desk.save({ proposal })
    return
  }
  const agreed = { proposal: null, settled: settledAs(proposal, 'agreed', null) }
  if (proposal.kind === 'undo') {
    await goBack(desk, proposal, people)
    await desk.save(agreed)
    return
  }
  await desk.repulse({ ended: 'agreed', waiting: [], deadlines: desk.row.seats.map(() => null), due: null })
  await desk.save({ stage: 'over', ...agreed })
  await desk.showAgain()
}

/** From where it was proposed, and from nowhere else. */
async function goBack(desk: Desk, proposal: Proposal, people: readonly Seat[]): Promise<void> {
  const { by, at } = proposal
  const others = people.filter((seat) => seat !== by)
  try {
    await desk.host?.undo(by, others, at)
  } catch (error) {
    if (error instanceof Refusal)
      await desk.save({ proposal: null, settled: settledAs(proposal, 'overtaken', null) })
    throw error
  }
}
