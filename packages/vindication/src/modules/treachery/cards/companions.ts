// The nine treacherous companions, three of each color.
import type { Card } from '../../../cards/card.ts'
import { companionsOf } from '../../../cards/deck.ts'
import { augment, program, so, takeBack } from '../../../cards/vocabulary.ts'
import { type Deck, INSPIRATION, KNOWLEDGE, STRENGTH } from '../../../state.ts'
import { dishearten, mark, OVERRUNS, SHOVES, swapPlaces, takeTile, weaken } from './vocabulary.ts'

const traitorsOf =
  (deck: Deck) =>
  (id: string, card: Omit<Card, 'id' | 'deck' | 'use' | 'treacherous'>): Card =>
    companionsOf(deck)(id, { ...card, treacherous: true })

const blue = traitorsOf(KNOWLEDGE)
const red = traitorsOf(STRENGTH)
const yellow = traitorsOf(INSPIRATION)

export const TRAITORS: readonly Card[] = [
  blue('false-tongue', { initiative: 49, held: program(so, mark('companion')) }),
  blue('kuvot', { initiative: 37, held: program(so, takeTile({ honor: 1 })) }),
  blue('vrix', { initiative: 50, held: program(so, swapPlaces()) }),
  red('feth', { initiative: 30, active: { [SHOVES]: 2 } }),
  red('seven-quills', { initiative: 6, held: program(so, mark('relicOrTrait')) }),
  red('strann', { initiative: 17, active: { [OVERRUNS]: 1 } }),
  yellow('sidney', { initiative: 61, held: program(so, mark('region')) }),
  yellow('toule', { initiative: 51, held: program(so, augment('potential'), weaken()) }),
  yellow('zula', { initiative: 20, held: program(so, takeBack(2, 'itself'), dishearten()) }),
]
