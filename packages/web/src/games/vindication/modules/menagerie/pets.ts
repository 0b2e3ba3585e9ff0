// Pets as the table shows them: who keeps which, and with whom it stays.
import { shortName, faceOf } from '../../cards/faces.ts'
import type { Shown } from '../../seen.ts'
import type { OwnWords } from './own.ts'
import { type Pet, petsIn } from './seen.ts'

export function petsOf(view: Shown, seat: number): readonly Pet[] {
  return petsIn(view)?.held[seat] ?? []
}

/** Those that stay with a companion; with nobody: those that sleep. */
export function petsWith(view: Shown, seat: number, master: string): readonly string[] {
  return petsOf(view, seat).flatMap((pet) => (pet.master === master ? [pet.card] : []))
}

/** The companion a pet stays with, whoever keeps it; undefined: nobody keeps it. */
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
