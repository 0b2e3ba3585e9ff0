// The faces of the black die, as the text about a fight counts them.
import { expect, it } from 'vitest'
import { blackFaces } from '../../src/games/vindication/cards/card-texts.ts'

it('V-FIGHT-4 V-FIGHT-5 the black die has three faces of fatigue and one of death', () => {
  expect([blackFaces('fatigue'), blackFaces('death')]).toEqual([3, 1])
})
