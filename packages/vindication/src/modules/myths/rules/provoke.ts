// The six black blocks around Ronak: a player who ends a Move on one moves it onto him. (V-MYTHS-2, V-MYTHS-3)
import { stepsLeft } from '../../../rules/ground.ts'
import { active } from '../../../rules/inforce.ts'
import type { F } from '../../../rules/step.ts'
import { AROUND, FOE, mythsOf, type T } from '../state.ts'

/** Black blocks in use, around him or on him, until he is gone. (V-MYTHS-14) */
export function blackBlocks(f: F): number {
  return mythsOf(f).phase === 'gone' ? 0 : AROUND.length
}

/** Can the Move still go on? */
function mayGoOn(f: F, seat: number): boolean {
  return f.state.turn.move === 'ended' && active(f, seat, 'splitMove') !== null && stepsLeft(f, seat) > 0
}

/** A Move or teleport has ended there. If the Move can go on, only its last space counts. */
export function lands(t: T, seat: number, space: number, walked: boolean): void {
  const kept = mythsOf(t)
  if (kept.phase !== 'asleep') return
  if (walked) kept.pending = 0
  if (!kept.blocks.includes(space)) return
  if (walked && mayGoOn(t, seat)) kept.pending = space
  else provoke(t, seat, space)
}

/** The turn is over, so the last space of the Move counts. */
export function settlePending(t: T, seat: number): void {
  const kept = mythsOf(t)
  if (kept.blocks.includes(kept.pending)) provoke(t, seat, kept.pending)
  kept.pending = 0
}

function provoke(t: T, seat: number, space: number): void {
  const kept = mythsOf(t)
  kept.blocks = kept.blocks.filter((other) => other !== space)
  t.emit({ type: 'provoked', seat, space, left: kept.blocks.length })
  t.credit(FOE)
}
