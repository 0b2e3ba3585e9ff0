// Pieces that a choice gives: each is taken once per game. (N-STORY-20)
import type { Option } from '@lorehall/kernel'
import { LEAVES, SLOT } from '../../../choices.ts'
import { player } from '../../../rules/lookup.ts'
import { run } from '../../../rules/program.ts'
import { welcome } from '../../../rules/people.ts'
import { slotsFor } from '../../../rules/specialists.ts'
import { at } from '../../../state.ts'
import { ITEMS } from '../cards/pieces.ts'
import { storyOf, type StoryStep, type T } from '../state.ts'
import { gainGlogo } from './folk.ts'
import { removePiece } from './on-map.ts'

type StepOf<D extends StoryStep['do']> = Extract<StoryStep, { readonly do: D }>

function deed(t: T, { seat, deed: own, from }: StepOf<'story/deed'>): void {
  if (own.verb === 'removePiece') {
    removePiece(t, own.piece)
    return t.emit({ type: 'sentAway', seat, piece: own.piece })
  }
  if (own.verb === 'gainGlogo') return gainGlogo(t, seat, own.n, from)
  const { taken } = storyOf(t)
  if (taken.includes(own.piece)) return run(t, seat, own.else, from)
  taken.push(own.piece)
  t.credit(own.piece)
  if (Object.hasOwn(t.values.folk, own.piece)) return welcome(t, seat, own.piece, from)
  if (!Object.hasOwn(ITEMS, own.piece)) return t.push({ do: 'story/join', seat, name: own.piece })
  at(storyOf(t).items, seat).push(own.piece)
  t.emit({ type: 'carries', seat, piece: own.piece })
}

/** A specialist joins face up and for free. If the board is full, somebody leaves, perhaps the newcomer. (N-STORY-21) */
function join(t: T, { seat, name }: StepOf<'story/join'>, answer: Option | undefined): void {
  const { specialists } = player(t, seat)
  if (answer !== undefined) {
    const slot = answer.kind === 'slot' ? answer.n : specialists.findIndex((one) => one?.id === answer.name)
    return place(t, seat, name, slot)
  }
  const empty = slotsFor(t, seat)
  const [only] = empty
  if (only !== undefined && empty.length === 1) return place(t, seat, name, only)
  t.askOpen(seat, 'pick', only === undefined ? 'whoLeaves' : 'whichSlot', name)
  for (const i of empty) t.offer(SLOT(i))
  if (only !== undefined) return
  for (const slot of specialists) if (slot !== null) t.offer(LEAVES(slot.id))
  t.offer(LEAVES(name))
}

/** `slot` −1: the newcomer stays in the box. */
function place(t: T, seat: number, id: string, slot: number): void {
  if (slot === -1) return t.emit({ type: 'declined', seat, specialist: id })
  const { specialists } = player(t, seat)
  const { box } = t.state
  const old = at(specialists, slot)
  box.splice(box.indexOf(id), 1)
  if (old !== null) box.push(old.id)
  specialists[slot] = { id, up: true }
  t.emit({ type: 'joined', seat, specialist: id, leaves: old?.id ?? null, from: id })
}

export const pieceSteps = { 'story/deed': deed, 'story/join': join }
