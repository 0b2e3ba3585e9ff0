// What the black die may do, as the thing that asks for a fight says it.
import { expect, it } from 'vitest'
import { blackFaces } from '../../src/games/vindication/cards/faces.ts'

it('V-FIGHT-4 V-FIGHT-5 three faces of the black die tire, one kills', () => {
  expect([blackFaces('fatigue'), blackFaces('death')]).toEqual([3, 1])
})
