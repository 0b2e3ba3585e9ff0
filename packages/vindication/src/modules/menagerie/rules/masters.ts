// Pets and their masters: finding one, moving, and what becomes of a pet whose master is gone.
// (V-PETS-4 to 10)
import type { Option, Reason } from '@lorehall/kernel'
import type { Leaving } from '../../../box/module.ts'
import type { Happening } from '../../../cards/card.ts'
import { NONE } from '../../../choices.ts'
import { idsOf, loaded } from '../../../loaded.ts'
import { STRANDED } from '../../../reasons.ts'
import { player } from '../../../rules/counters.ts'
import { couldStillEnd } from '../../../rules/ground.ts'
import { loseCardHonor } from '../../../rules/honor.ts'
import { amount } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { MASTER, MOVE_PET } from '../choices.ts'
import { NO_BLOCK_TO_MOVE, NO_OTHER_MASTER } from '../reasons.ts'
import { type Pet, petOf, petsIn, petsOf, type StepOf, type T } from '../state.ts'
import { joinsActive } from './more.ts'

/** A new master, free of charge: whoever there is, or one the player names; nobody: it sleeps. (V-PETS-5) */
export function attach(
  t: T,
  { seat, card: id }: StepOf<'menagerie/attach'>,
  answer: Option | undefined,
): void {
  const pet = petOf(t, seat, id)
  if (pet === undefined) return
  const party = idsOf(player(t, seat).party)
  const [only = ''] = party
  if (answer === undefined && party.length > 1) {
    t.askOpen(seat, 'pick', 'menagerie/attach', id)
    for (const companion of party) t.offer(MASTER(companion))
  } else stayWith(t, seat, pet, answer?.name ?? only, 0)
}

/** The pet stays with that companion from now on; what it does there at once follows. */
function stayWith(t: T, seat: number, pet: Pet, master: string, n: number): void {
  pet.master = master
  t.emit({ type: 'attached', seat, card: pet.card, master, n })
  joinsActive(t, seat, pet)
}

/** What stands against moving it to that companion. (V-PETS-7) */
function againstMaster(f: F, seat: number, pet: Pet, companion: string): Reason | null {
  const { space, influence } = player(f, seat)
  if (influence < amount(f, 'menagerie', 'move')) return NO_BLOCK_TO_MOVE
  if (f.state.turn.active.includes(companion)) return null
  return couldStillEnd(f, seat, space, { companion: pet.card }) ? null : STRANDED
}

/** Asked in every turn, so nobody is listed for it. */
function againstMoving(f: F, seat: number, pet: Pet): Reason | null {
  let first: Reason = NO_OTHER_MASTER
  for (const { card: companion } of player(f, seat).party) {
    if (companion === pet.master) continue
    const against = againstMaster(f, seat, pet, companion)
    if (against === null) return null
    if (first === NO_OTHER_MASTER) first = against
  }
  return first
}

/** Any number of times, between two actions. */
export function offerMoving(t: T, seat: number): void {
  for (const pet of petsOf(t, seat)) t.may(MOVE_PET(pet.card), againstMoving(t, seat, pet))
}

export const movingActs = {
  'move-pet': (t: T, seat: number, { name }: Option) => t.push({ do: 'menagerie/move', seat, card: name }),
}

/** A block onto the new master, always. */
export function move(t: T, { seat, card: id }: StepOf<'menagerie/move'>, answer: Option | undefined): void {
  const pet = petOf(t, seat, id)
  if (pet === undefined || answer === NONE) return
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'menagerie/move', id)
    for (const companion of idsOf(player(t, seat).party))
      if (companion !== pet.master) t.may(MASTER(companion), againstMaster(t, seat, pet, companion))
    t.offer(NONE)
    return
  }
  const p = player(t, seat)
  const due = amount(t, 'menagerie', 'move')
  p.influence -= due
  loaded(p.party, answer.name).blocks += due
  stayWith(t, seat, pet, answer.name, due)
}

/** Who sleeps follows the next companion that joins. (V-PETS-5) */
export function hears(t: T, seat: number, happened: Happening): void {
  if (happened.what !== 'joined') return
  for (const pet of petsOf(t, seat)) if (pet.master === '') stayWith(t, seat, pet, happened.card, 0)
}

/** Another companion stands where its master stood. (V-PETS-8) */
export function replaces(t: T, seat: number, id: string, by: string): void {
  for (const pet of petsOf(t, seat)) if (pet.master === id) pet.master = by
}

/** A pet is gone, or its master: given up with them, or looking for another. (V-PETS-8 to 10) */
export function leaves(t: T, seat: number, id: string, how: Leaving): void {
  const kept = petsIn(t)
  kept.gave = kept.gave.filter(({ card }) => card !== id)
  const orphans = petsOf(t, seat).filter(({ master }) => master === id)
  const gone = how === 'abandoned' ? orphans : []
  kept.held[seat] = petsOf(t, seat).filter((pet) => pet.card !== id && !gone.includes(pet))
  for (const { card } of gone) {
    t.emit({ type: 'petLost', seat, card, master: id })
    loseCardHonor(t, seat, card, 'pets')
  }
  if (how === 'abandoned') return
  for (const pet of orphans.toReversed()) {
    pet.master = ''
    t.push({ do: 'menagerie/attach', seat, card: pet.card })
  }
}
