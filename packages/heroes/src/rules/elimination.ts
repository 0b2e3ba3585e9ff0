// A player is out of the game. (H-OUT)
import { byName } from '@lorehall/grammar'
import { finish } from '../scoring.ts'
import { SUPPLY } from '../state.ts'
import { isSea } from '../map/world.ts'
import { HEROES, SLOTS, type VesselKind, VESSELS } from '../values/words.ts'
import { guestsAboard, setAllyAshore } from './guests.ts'
import { releaseAll } from './hired.ts'
import { clockwise, player } from './lookup.ts'
import { isFoe, who } from './solo/enemy.ts'
import type { T } from './step.ts'
import { isAlly } from './teams.ts'

/**
 * Takes effect immediately, even in the middle of an action: all pieces are removed, all cards discarded, the score
 * is 0. (H-OUT-1)
 */
export function eliminate(t: T, seat: number, by: number): void {
  const { state } = t
  const p = player(t, seat)
  p.out = true
  p.capital = SUPPLY
  p.score = 0
  p.serfs.fill(0)
  p.warriors.fill(0)
  for (const vessel of VESSELS) dismiss(t, seat, vessel)
  for (const hero of HEROES) p.heroes[hero] = { at: SUPPLY, aboard: '' }
  releaseAll(p)
  p.guests = []
  for (const slot of SLOTS) p.bar[slot] = 'free'
  p.buildings = []
  p.towers = []
  state.discards.push(...p.hand, ...p.scribed.map(({ card }) => card))
  state.discards.sort(byName)
  p.hand = []
  p.scribed = []
  t.values.box.words?.out(t, seat)
  state.marks = state.marks.filter((mark) => mark.seat !== seat)
  t.emit({ type: 'out', ...who(t, seat) })
  exterminated(t, by)
}

/** Allied Units aboard a Vessel that is removed stay on land; at sea, they go home. (H-TEAM-15) */
function dismiss(t: T, seat: number, vessel: VesselKind): void {
  const { at } = player(t, seat).vessels[vessel]
  for (const along of at === SUPPLY ? [] : guestsAboard(t, seat, vessel)) {
    const to = isSea(t, at) ? player(t, along.seat).capital : at
    setAllyAshore(t, along, { owner: seat, vessel }, to)
  }
  player(t, seat).vessels[vessel] = { at: SUPPLY, serfs: 0, warriors: 0 }
}

/**
 * Triggers the end of the game. With two players, or if only the winner's side is left, the game ends immediately.
 * (H-END-4, H-END-6)
 */
function exterminated(t: T, by: number): void {
  const { state } = t
  const atOnce = t.seats <= 2 || clockwise(t, by).every((seat) => seat === by || isAlly(t, seat, by))
  if (state.end === null) {
    const last = atOnce ? state.round : state.round + 1
    state.end = { by: 'exterminate', seat: isFoe(t, by) ? null : by, last }
    t.emit({ type: 'ending', ...who(t, by), by: 'exterminate', last })
  }
  if (atOnce) finish(t)
}
