// The blue companions.
import { INSPIRATION, KNOWLEDGE, STRENGTH, VISION } from '../state.ts'
import { companionsOf } from './deck.ts'
import {
  activateCharacter,
  augment,
  beside,
  chargeRelic,
  extraTurn,
  gain,
  gainRolled,
  honor,
  load,
  look,
  onCard,
  pay,
  program,
  reacts,
  roll,
  swapConviction,
  takeBack,
  so,
  trade,
  turn,
  unload,
} from './vocabulary.ts'

const companion = companionsOf(KNOWLEDGE)

export const BLUE = [
  companion('adena', { initiative: 15, alsoColour: VISION }),
  companion('adren', {
    initiative: 68,
    on: [
      reacts('regionTaken', { once: true }, honor(1)),
      reacts('activated', { itself: true, only: { tookRegion: [true] }, once: true }, honor(1)),
    ],
  }),
  companion('anazi-birin', { initiative: 60, held: program(pay(KNOWLEDGE, 5), unload(5), so, extraTurn()) }),
  companion('belac', { initiative: 27, active: { freeAugment: 1 } }),
  companion('gha-kein', { initiative: 43, held: program(so, trade()) }),
  companion('durgle', { initiative: 26, held: program(so, augment('potential', 'tiles')) }),
  companion('elina', {
    initiative: 44,
    atOnce: program(activateCharacter()),
    held: program(onCard(3), so, unload(1, KNOWLEDGE), unload(2)),
  }),
  companion('rhun', { initiative: 59, held: program(pay(VISION, 1), so, honor(1)) }),
  companion('fynnok', { initiative: 58, join: program(gain(VISION)) }),
  companion('igor-senna', { initiative: 16, active: { freeLeap: 1 } }),
  companion('leyiha', { initiative: 36, held: program(load(1), so, takeBack(2)) }),
  companion('nyra', { initiative: 4, held: program(so, chargeRelic()) }),
  companion('sestra', { initiative: 29, held: program(beside('library'), so, gain(KNOWLEDGE)) }),
  companion('hira-gan', { initiative: 67, held: program(unload(3), so, roll(), gainRolled()) }),
  companion('elyas', { initiative: 45, held: program(onCard(1), so, takeBack('onCard', 'others')) }),
  companion('ursula', { initiative: 47, held: program(so, look()) }),
  companion('yenara', { initiative: 48, held: program(so, turn(KNOWLEDGE, [INSPIRATION, STRENGTH])) }),
  companion('yohna', { initiative: 46, held: program(so, swapConviction(VISION)) }),
  companion('zaya', { initiative: 28, active: { relicPrice: 1 } }),
  companion('zinh', { initiative: 5, active: { noRent: 1 } }),
]
