// Another player passes through the owner's space. (V-PETS-15)
import type { Happening } from '../../../cards/card.ts'
import { player } from '../../../rules/counters.ts'
import { changeHonor } from '../../../rules/honor.ts'
import { anyCard } from '../../../rules/lookup.ts'
import { PASSERS_BY } from '../cards/vocabulary.ts'
import { petsOf, type T } from '../state.ts'

/** The moving figure has just left a space with other figures. */
export function hears(t: T, walker: number, happened: Happening): void {
  if (happened.what !== 'steppedThrough') return
  const left = t.state.turn.trail.at(-2)
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat !== walker && player(t, seat).space === left) reward(t, seat)
  }
}

function reward(t: T, seat: number): void {
  for (const { card, master } of petsOf(t, seat)) {
    const n = master === '' ? undefined : anyCard(t, card).always?.[PASSERS_BY]
    if (n === undefined) continue
    t.credit(card)
    changeHonor(t, seat, n, 'pets', card)
  }
}
