// An ability or a Spell may limit who marches, and change the Speed. (H-MOVE-9)
import type { Extra } from '../steps/move.ts'

/** Copies the fields that matter while the army is chosen. The step keeps the others. */
export function givenOf({ add, speed, hero, aboard, alone, without }: Extra) {
  return {
    ...(add === undefined ? {} : { add }),
    ...(speed === undefined ? {} : { speed }),
    ...(hero === undefined ? {} : { hero }),
    ...(aboard === undefined ? {} : { aboard }),
    ...(alone === undefined ? {} : { alone }),
    ...(without === undefined ? {} : { without: without.slice() }),
  }
}
