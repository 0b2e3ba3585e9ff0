// The red companions.
import { COURAGE, INSPIRATION, KNOWLEDGE, STRENGTH } from '../state.ts'
import { companionsOf } from './deck.ts'
import {
  activateAnother,
  activateCharacter,
  augment,
  beside,
  cashIn,
  extraTurn,
  gain,
  gainEither,
  load,
  onCard,
  pay,
  payConviction,
  program,
  swapConviction,
  so,
  unload,
} from './vocabulary.ts'

const companion = companionsOf(STRENGTH)

export const RED = [
  companion('arn', { initiative: 11, held: program(beside('fort'), so, gain(STRENGTH)) }),
  companion('verao', { initiative: 53, active: { mountPrice: 1 } }),
  companion('dregun', { initiative: 2, active: { monsterPrice: 1 } }),
  companion('drokk', { initiative: 63, held: program(pay(STRENGTH, 5), unload(5), so, extraTurn()) }),
  companion('ga-nok', { initiative: 32, active: { reroll: 1 } }),
  companion('groll', { initiative: 18, end: { perHalf: 2 } }),
  companion('herk', { initiative: 33, alsoColour: COURAGE }),
  companion('izah', { initiative: 52, held: program(onCard(3), so, augment('influence')) }),
  companion('jermo', { initiative: 39, active: { moveMore: 1 } }),
  companion('krajik', { initiative: 21, held: program(so, cashIn()) }),
  companion('nalin', { initiative: 62, active: { takeoverPrice: 1, takeoverHonor: 3 } }),
  companion('nilo', { initiative: 19, held: program(so, swapConviction(COURAGE)) }),
  companion('dara', { initiative: 7, held: program(onCard(2), so, unload(1), unload(1, 'conviction')) }),
  companion('qu-ara', {
    initiative: 9,
    held: program(payConviction(), so, gainEither(2, INSPIRATION, KNOWLEDGE)),
  }),
  companion('ruak', { initiative: 1, active: { twoWhiteDice: 1 } }),
  companion('wim', {
    initiative: 38,
    atOnce: program(activateCharacter()),
    held: program(onCard(3), so, unload(1, STRENGTH), unload(2)),
  }),
  companion('xan', { initiative: 10, held: program(load(2), so, activateAnother()) }),
  companion('yanos', { initiative: 34, always: { freeActivationTiles: 2 } }),
  companion('yok-no', { initiative: 8, join: program(gain(COURAGE)) }),
  companion('zharah', { initiative: 31, active: { splitMove: 1 } }),
]
