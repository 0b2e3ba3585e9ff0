// The relics of the Arcane Tower. A use spends a charge; where it goes is part of the relic.
import { COURAGE, INSPIRATION, KNOWLEDGE, STRENGTH, VISION, WISDOM } from '../state.ts'
import { relic } from './deck.ts'
import {
  augment,
  dropTrigger,
  gainLikeOthers,
  gainRolled,
  honor,
  loadCompanion,
  program,
  rearrange,
  roll,
  seize,
  spendCharge,
  takeBack,
  teleport,
  so,
  turn,
} from './vocabulary.ts'

export const RELIC_CARDS = [
  relic('armguards', { use: program(spendCharge('speed'), so) }),
  relic('altar-knife', { use: program(spendCharge('potential'), so, honor(3)) }),
  relic('portal-stone', { use: program(spendCharge(), so, teleport()) }),
  relic('dawn-seeker-signet', { use: program(spendCharge(), so, turn(INSPIRATION, [WISDOM])) }),
  relic('orb-of-conundrums', { use: program(spendCharge('conviction'), so) }),
  relic('mirror', { use: program(spendCharge(), so, gainLikeOthers()) }),
  relic('pendant-of-potency', { use: program(spendCharge(), so, turn(STRENGTH, [COURAGE])) }),
  relic('glowberries', { use: program(spendCharge(), so, roll(), gainRolled()) }),
  relic('scepter-of-blue-blazes', { use: program(spendCharge(), so, turn(KNOWLEDGE, [VISION])) }),
  relic('scroll-of-the-high-born', { use: program(spendCharge(), so, augment('potential')) }),
  relic('shield-of-dread', { use: program(so, loadCompanion()) }),
  relic('taker-of-stars', { use: program(spendCharge(), so, dropTrigger()) }),
  relic('that-which-was-broken', { blocksCount: true }),
  relic('mask-of-the-invader', { use: program(so, seize()) }),
  relic('tome-of-mastery', { use: program(spendCharge(), so, rearrange()) }),
  relic('pink-elixir', { use: program(spendCharge(), so, takeBack(2, 'one')) }),
]
