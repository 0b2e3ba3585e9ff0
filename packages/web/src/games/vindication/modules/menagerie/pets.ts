// Pets on the table: the owner and the master of each.
import { shortName, faceOf } from '../../cards/card-texts.ts'
import type { Shown } from '../../seen.ts'
import type { OwnWords } from './own.ts'
import { type Pet, petsIn } from './seen.ts'

export function petsOf(view: Shown, seat: number): readonly Pet[] {
  return petsIn(view)?.held[seat] ?? []
}

/** The pets of this master; without a master: the pets that are asleep. */
export function petsWith(view: Shown, seat: number, master: string): readonly string[] {
  return petsOf(view, seat).flatMap((pet) => (pet.master === master ? [pet.card] : []))
}

/** The master of a pet of any player; undefined: nobody owns the pet. */
export function masterOf(view: Shown, card: string): string | undefined {
  return petsIn(view)
    ?.held.flat()
    .find((pet) => pet.card === card)?.master
}

/** "with Arn"; "asleep". */
export function staysWords(master: string, { t, say }: OwnWords): string {
  const face = faceOf(master)
  return face === undefined ? t('pets.asleep') : t('pets.with', { name: say(shortName(face)) })
}
