// An ability or a Spell may limit who marches, and change the Speed. (H-MOVE-9)
import type { Extra, Tired } from '../steps/move.ts'

const givenTired = ({ at, serfs, warriors, heroes, vessel }: Tired) => ({
  at,
  serfs,
  warriors,
  heroes: heroes.slice(),
  vessel,
})

/** Copies the fields that matter while the army is chosen. The step keeps the others. */
export function givenOf({ add, speed, hero, aboard, tired, alone, without }: Extra) {
  return {
    ...(add === undefined ? {} : { add }),
    ...(speed === undefined ? {} : { speed }),
    ...(hero === undefined ? {} : { hero }),
    ...(aboard === undefined ? {} : { aboard }),
    ...(tired === undefined ? {} : { tired: givenTired(tired) }),
    ...(alone === undefined ? {} : { alone }),
    ...(without === undefined ? {} : { without: without.slice() }),
  }
}
