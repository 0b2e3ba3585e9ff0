// The yellow companions.
import { INSPIRATION, KNOWLEDGE, STRENGTH, WISDOM } from '../state.ts'
import { companionsOf } from './deck.ts'
import {
  activateCharacter,
  anotherTrait,
  augment,
  beside,
  borrow,
  dilute,
  extraTurn,
  extraVisit,
  gain,
  gainMissing,
  gainRolled,
  grant,
  honor,
  load,
  mayReact,
  onCard,
  pay,
  program,
  reacts,
  roll,
  takeBack,
  so,
  turn,
  unload,
} from './vocabulary.ts'

const companion = companionsOf(INSPIRATION)

// The Sisters protect yellow companions from other players' cards. Nothing in the base game affects another player's
// companions, so without expansions they only give attributes.
export const YELLOW = [
  companion('kaladre', { initiative: 66, alsoColour: WISDOM }),
  companion('black-dove', { initiative: 12, on: [mayReact('visitedOther', {}, augment('influence'))] }),
  companion('dahlia', { initiative: 64, held: program(unload(2), so, augment('potential')) }),
  companion('dawn', { initiative: 35, held: program(load(1), so, grant('tilePrice', 2)) }),
  companion('dryn', { initiative: 69, join: program(gain(WISDOM)) }),
  companion('eila', {
    initiative: 54,
    atOnce: program(activateCharacter()),
    held: program(onCard(3), so, unload(1, INSPIRATION), unload(2)),
  }),
  companion('elya', { initiative: 65, held: program(pay(INSPIRATION, 5), unload(5), so, extraTurn()) }),
  companion('grenn', { initiative: 56, on: [reacts('joinedAtInn', {}, honor(2))] }),
  companion('jika', { initiative: 22, join: program(augment('influence', 3)) }),
  companion('johann', { initiative: 42, held: program(load(1), so, roll(), gainRolled()) }),
  companion('kealth', { initiative: 13, held: program(unload(2), so, grant('freeDraw', 1)) }),
  companion('kheya', { initiative: 40, held: program(anotherTrait(), load(1), so, borrow()) }),
  companion('miara', { initiative: 41, held: program(beside('shrine'), so, takeBack(2)) }),
  companion('nyei', { initiative: 57, atOnce: program(gainMissing(STRENGTH, KNOWLEDGE)) }),
  companion('oneth', { initiative: 3, always: { guardsRegions: 1 } }),
  companion('oog-teh', { initiative: 55, held: program(so, turn(INSPIRATION, [KNOWLEDGE], 2)) }),
  companion('tiryynn', { initiative: 24, active: { traitPrice: 1 } }),
  companion('xina', { initiative: 14, held: program(dilute(), so, extraVisit()) }),
  companion('zharyan-sisters', { initiative: 23, always: { shieldsColour: 1 } }),
  companion('zho', { initiative: 25, held: program(beside('spire'), so, gain(INSPIRATION)) }),
]
