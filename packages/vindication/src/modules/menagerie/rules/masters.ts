// Pets and their masters: finding a master, moving, and losing one.
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

/**
 * Finds a master for free: the only companion, or one the player chooses. Without companions the pet waits.
 * (V-PETS-5)
 */
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

/** Attaches the pet to that companion. Its immediate effect follows. */
function stayWith(t: T, seat: number, pet: Pet, master: string, n: number): void {
  pet.master = master
  t.emit({ type: 'attached', seat, card: pet.card, master, n })
  joinsActive(t, seat, pet)
}

/** Why it can't move to that companion. (V-PETS-7) */
function againstMaster(f: F, seat: number, pet: Pet, companion: string): Reason | null {
  const { space, influence } = player(f, seat)
  if (influence < amount(f, 'menagerie', 'move')) return NO_BLOCK_TO_MOVE
  if (f.state.turn.active.includes(companion)) return null
  return couldStillEnd(f, seat, space, { companion: pet.card }) ? null : STRANDED
}

/** Called in every turn, so it builds no list. */
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

/** Moving always puts a block on the new master. */
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

/** A waiting pet goes to the next companion that joins. (V-PETS-5) */
export function hears(t: T, seat: number, happened: Happening): void {
  if (happened.what !== 'joined') return
  for (const pet of petsOf(t, seat)) if (pet.master === '') stayWith(t, seat, pet, happened.card, 0)
}

/** A companion has replaced its master. (V-PETS-8) */
export function replaces(t: T, seat: number, id: string, by: string): void {
  for (const pet of petsOf(t, seat)) if (pet.master === id) pet.master = by
}

/**
 * A pet or its master leaves. A pet is lost with an abandoned master; otherwise it finds a new one. (V-PETS-8 to 10)
 */
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
