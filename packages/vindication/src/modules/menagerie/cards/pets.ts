// The 15 pets. `active` and `use` work while the master is active; `always` applies to the master.
import type { CardApart } from '../../../cards/card.ts'
import { augment, chargeRelic, payConviction, program, so } from '../../../cards/vocabulary.ts'
import { drawQuest, GIVES_MORE, PASSERS_BY, shiftToken, unveil } from './vocabulary.ts'

const pet = (id: string, says: Omit<CardApart, 'id' | 'deck'>): CardApart => ({ id, deck: 'pets', ...says })

export const PETS: readonly CardApart[] = [
  pet('brokk', { always: { cannotDie: 1 } }),
  pet('claude', { active: { freeDraw: 1 } }),
  pet('gremlin-gang', { use: program(so, chargeRelic()) }),
  pet('ghak', { use: program(so, shiftToken()) }),
  pet('jaike-zoba', { always: { [PASSERS_BY]: 1 } }),
  pet('kajek', { active: { noHonorToOthers: 1 } }),
  pet('ketena', { active: { reach: 1 } }),
  pet('ostrah', { always: { freeActivation: 1 } }),
  pet('shonah', { use: program(so, augment('potential')) }),
  pet('slyrk', { active: { tileCheaper: 1 } }),
  pet('twerbs', { use: program(payConviction(), so, drawQuest()) }),
  pet('vak-kk', { active: { coast: 1 } }),
  pet('vosh', { active: { [GIVES_MORE]: 1 } }),
  pet('yi-qua', { use: program(so, unveil()) }),
  pet('zea', { use: program(so, augment('influence')) }),
]
