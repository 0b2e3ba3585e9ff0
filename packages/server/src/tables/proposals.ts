// What people agree on together: to go back beyond a wall, or to end the game here. Called in turn.
import { Refusal, type Seat } from '@lorehall/kernel'
import type { Proposal } from '../storage.ts'
import { hasSay } from './clocks.ts'
import { type Desk, settledAs } from './desk.ts'

export type Proposed = Pick<Proposal, 'id' | 'key' | 'kind' | 'by'>

/**
 * Safe to be sent again with the same key: one that stands, or ended a moment ago, is not made once more. Says
 * by which id others agree to it.
 */
export async function propose(desk: Desk, { id, key, kind, by }: Proposed): Promise<string> {
  const { proposal, settled, seq } = desk.row
  const same = (one: Proposed | null) =>
    key !== undefined && one?.key === key && one.kind === kind && one.by === by
  const known = [proposal, settled].find(same)
  if (known) return known.id
  if (proposal !== null) await desk.save({ proposal: null, settled: settledAs(proposal, 'overtaken', by) })
  const keyed = key === undefined ? {} : { key }
  await agreeOn(desk, { id, ...keyed, kind, by, agreed: [by], at: seq })
  return id
}

/** One for another proposal comes too late. */
export async function vote(desk: Desk, seat: Seat, agree: boolean, id: string): Promise<void> {
  const { proposal } = desk.row
  if (proposal?.id !== id) return
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

/** What was proposed by someone who left is put aside; otherwise they have their say, for a while. */
export async function leaveOut(desk: Desk, seat: Seat): Promise<void> {
  if (desk.row.proposal?.by === seat) await putAside(desk, seat)
}

/** Time has passed: somebody who is away may have no say any more, and all others have agreed. */
export async function reconsider(desk: Desk): Promise<void> {
  const { proposal } = desk.row
  if (proposal !== null && isAgreed(desk, proposal)) await agreeOn(desk, proposal)
}

/** Everyone who plays, and who is away and may still come back. */
function peopleAt(desk: Desk): Seat[] {
  const { row, absence } = desk
  return row.seats.flatMap((seat, i) => (hasSay(seat, absence, desk.now()) ? [i] : []))
}

function isAgreed(desk: Desk, { agreed }: Proposal): boolean {
  return peopleAt(desk).every((seat) => agreed.includes(seat))
}

/** Done when everyone who has a say has agreed; until then it is kept and shown. */
async function agreeOn(desk: Desk, proposal: Proposal): Promise<void> {
  if (!isAgreed(desk, proposal)) {
    await desk.save({ proposal })
    return
  }
  const people = peopleAt(desk)
  const agreed = { proposal: null, settled: settledAs(proposal, 'agreed', null) }
  if (proposal.kind === 'undo') {
    await goBack(desk, proposal, people)
    await desk.save(agreed)
    return
  }
  await desk.repulse({ ended: 'agreed', waiting: [], deadlines: desk.row.seats.map(() => null), due: null })
  await desk.save({ stage: 'over', ...agreed })
  await desk.audience.showAgain()
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
