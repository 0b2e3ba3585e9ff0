// Three treacherous traits, and three cursed relics.
import type { Card } from '../../../cards/card.ts'
import { relic, trait } from '../../../cards/deck.ts'
import { program, so, spendCharge } from '../../../cards/vocabulary.ts'
import { dash, humble, payHonor, plunder, poison, SIPHONS, usurp } from './vocabulary.ts'

const treacherous = true

export const VICES: readonly Card[] = [
  trait('deception', { treacherous, use: program(so, usurp({ honor: 1, conviction: 1 })) }),
  trait('greed', { treacherous, use: program(so, plunder({ honor: 1 })) }),
  trait('hubris', { treacherous, use: program(so, humble({ honor: 1 })) }),
]

export const CURSED: readonly Card[] = [
  relic('mad-boots', { treacherous, use: program(payHonor(1), spendCharge(), so, dash(4)) }),
  relic('conviction-siphon', { treacherous, always: { [SIPHONS]: 1 } }),
  relic('green-toxin', { treacherous, use: program(so, poison(2, { honor: 1, charges: 1 })) }),
]
