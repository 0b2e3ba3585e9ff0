// Proposals: to undo beyond a wall, to end the game, that a bot plays for an absent person, or that players see their
// chances to win. Everyone with a say must agree. All functions are called within `LiveTable.inTurn`.
import { Refusal, type Seat } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import type { Proposal } from '../storage.ts'
import { hasSay, isPlayed } from './clocks.ts'
import { type LiveTable, settledAs } from './live-table.ts'
import { standIn } from './stand-in.ts'

export type Proposed = Pick<Proposal, 'id' | 'key' | 'kind' | 'by' | 'seat'>

/**
 * Makes a proposal and returns its id. If the open proposal, or the last that ended, has the same key, it returns
 * that one's id, so a page can safely send it again.
 */
export async function propose(live: LiveTable, proposed: Proposed): Promise<string> {
  const { id, key, kind, by, seat } = proposed
  const { proposal, settled, seq } = live.row
  const same = (one: Proposed | null) =>
    key !== undefined && one?.key === key && one.kind === kind && one.by === by
  const known = [proposal, settled].find(same)
  if (known) return known.id
  if (kind === 'bot') checkGone(live, proposed)
  if (proposal !== null) await live.save({ proposal: null, settled: settledAs(proposal, 'overtaken', by) })
  const keyed = key === undefined ? {} : { key }
  const about = kind === 'bot' && seat !== undefined ? { seat } : {}
  await agreeOn(live, { id, ...keyed, kind, by, ...about, agreed: [by], at: seq })
  return id
}

/** Votes on the open proposal. A vote for any other proposal came too late and is ignored. */
export async function vote(live: LiveTable, seat: Seat, agree: boolean, id: string): Promise<void> {
  const { proposal } = live.row
  if (proposal?.id !== id) return
  if (agree) await agreeOn(live, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] })
  else await putAside(live, seat)
}

/** Ends the proposal because this seat refuses it, or withdraws its own. */
async function putAside(live: LiveTable, seat: Seat): Promise<void> {
  const { proposal } = live.row
  if (proposal === null) return
  const how = proposal.by === seat ? 'withdrawn' : 'refused'
  await live.save({ proposal: null, settled: settledAs(proposal, how, seat) })
}

/** Refuses unless the seat belongs to another person who has been gone for a while, at a table without a clock. */
function checkGone(live: LiveTable, { by, seat = by }: Proposed): void {
  const { row } = live
  const sitting = row.seats[seat]
  if (seat === by || sitting === undefined || !isPlayed(sitting))
    throw new Denied('bad-request', 'Name the seat of another person who plays it themselves.')
  if (row.limit !== null)
    throw new Denied('bad-request', 'This table has a time limit. A bot takes over when time runs out.')
  if ((live.botFrom(sitting) ?? Infinity) > live.now())
    throw new Denied('not-away', `${sitting.name} is here, or was here a moment ago.`)
}

/** Carries out the proposal if everyone has agreed by now, because an absent person's consent no longer counts. */
export async function reconsider(live: LiveTable): Promise<void> {
  const { proposal } = live.row
  if (proposal !== null && isAgreed(live, proposal)) await agreeOn(live, proposal)
}

/** The seats that must agree: people who play, and absent people whose consent still counts. */
function peopleAt(live: LiveTable): Seat[] {
  const { row, absence } = live
  return row.seats.flatMap((seat, i) => (hasSay(seat, absence, live.now()) ? [i] : []))
}

/** Only those who are playing decide whether a bot plays for another person. */
function votersOn(live: LiveTable, { kind, seat }: Proposal): Seat[] {
  if (kind !== 'bot') return peopleAt(live)
  return live.row.seats.flatMap((sitting, i) => (i !== seat && isPlayed(sitting) ? [i] : []))
}

function isAgreed(live: LiveTable, proposal: Proposal): boolean {
  return votersOn(live, proposal).every((seat) => proposal.agreed.includes(seat))
}

/** Carries out the proposal if everyone has agreed. Otherwise stores it and shows it to everyone. */
async function agreeOn(live: LiveTable, proposal: Proposal): Promise<void> {
  if (!isAgreed(live, proposal)) {
    await live.save({ proposal })
    return
  }
  const agreed = { proposal: null, settled: settledAs(proposal, 'agreed', null) }
  if (proposal.kind === 'undo') {
    await goBack(live, proposal, peopleAt(live))
    await live.save(agreed)
    return
  }
  if (proposal.kind === 'chances') {
    await live.save({ chances: true, ...agreed })
    return
  }
  if (proposal.kind === 'bot') {
    if (proposal.seat !== undefined) await standIn(live, proposal.seat, 'agreed', agreed)
    return
  }
  await live.saveStatus({
    ended: 'agreed',
    waiting: [],
    deadlines: live.row.seats.map(() => null),
    due: null,
  })
  await live.save({ stage: 'over', ...agreed })
  await live.audience.showAgain()
}

/** Undoes from the entry at which it was proposed. If that is refused, the proposal ends as overtaken. */
async function goBack(live: LiveTable, proposal: Proposal, people: readonly Seat[]): Promise<void> {
  const { by, at } = proposal
  const others = people.filter((seat) => seat !== by)
  try {
    await live.host?.undo(by, others, at)
  } catch (error) {
    if (error instanceof Refusal)
      await live.save({ proposal: null, settled: settledAs(proposal, 'overtaken', null) })
    throw error
  }
}
