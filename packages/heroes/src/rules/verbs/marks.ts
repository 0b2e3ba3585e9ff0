// Verbs that change Regions: markers, tokens from the box, Towers destroyed, Damage. (H-VERB-10 … H-VERB-12)
import type { Option } from '@lorehall/kernel'
import { AT, NO_MORE } from '../../choices.ts'
import { idOf, type Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { Act, RegionFilter } from '../../cards/effect.ts'
import { lookForEnd } from '../ends.ts'
import { raze } from '../losses.ts'
import type { F, StepOf, T } from '../step.ts'
import { showOne } from '../tokens.ts'
import { enemiesAt, regionsFor } from './regions.ts'

type Mark = Extract<Act, { readonly do: 'mark' }>

/**
 * Places a marker for a time, or a token that stays. Several markers of one kind in a Region don't add up. (H-MARK-1)
 */
export function mark(t: T, about: About, { marker, until, at = 'r' }: Mark, from: string): void {
  const { seat, [at]: r } = about
  if (r === undefined) return
  const { state } = t
  if (until === 'ever') {
    state.live.push({ at: r, id: marker })
    state.made.push(marker)
  } else {
    const last = until === 'next-round' ? state.round + 1 : state.round
    if (t.values.markers[marker]?.single === true)
      state.marks = state.marks.filter((one) => one.id !== marker || one.seat !== seat)
    state.marks.push({ id: marker, at: r, seat, until: last })
  }
  t.emit({ type: 'marked', seat, marker, region: idOf(t, r), from })
}

export function isMarked({ state }: F, place: Place, id: string, seat: number): boolean {
  for (const one of state.marks) if (one.at === place && one.id === id && one.seat === seat) return true
  return false
}

/** Whether a marker keeps the Region from yielding. */
export function isBarren({ state, values }: F, place: Place): boolean {
  for (const { at, id } of state.marks) if (at === place && values.markers[id]?.barren === true) return true
  return false
}

/** Removes markers whose time is up. (H-MARK-2) */
export function clearMarks(t: T): void {
  const { state } = t
  if (state.marks.length > 0)
    state.marks = state.marks.filter(({ until }) => until === undefined || until > state.round)
}

/** Destroys an enemy Tower that has no Units of its owner. (H-VERB-11) */
export function razeTower(t: T, about: About): void {
  const { seat, r } = about
  if (r === undefined) return
  const [owner] = enemiesAt(t, about, r, { enemyTower: 'alone' })
  if (owner !== undefined) raze(t, owner, r, seat)
}

/** Damages one enemy army. (H-VERB-10) */
export function hurtArmy(t: T, about: About, n: number, from: string): void {
  const { seat, r } = about
  if (r === undefined) return
  const [owner] = enemiesAt(t, about, r, { enemy: {} })
  const hurt = about.who ?? owner
  if (hurt !== undefined) t.push({ do: 'hurt', seat: hurt, place: r, n, by: seat, from })
}

const FACE_DOWN: RegionFilter = { downTokens: true, near: 'units-or-towers' }

/** Reveals tokens next to the seat's Units and Towers, one after the other, without resolving them. (H-VERB-12) */
function revealOne(t: T, step: StepOf<'revealOne'>, answer: Option | undefined): void {
  const { seat, n, about, from, of = FACE_DOWN } = step
  if (answer === undefined) {
    const places = n > 0 ? regionsFor(t, about, of) : []
    if (places.length === 0) return
    t.ask(seat, 'pick', 'revealOne', from)
    for (const place of places) t.offer(AT(t, place))
    t.offer(NO_MORE)
    return
  }
  if (answer === NO_MORE) return
  if (n > 1) t.push({ ...step, n: n - 1 })
  showOne(t, answer.n)
  lookForEnd(t, seat)
}

export const markSteps = { revealOne }
