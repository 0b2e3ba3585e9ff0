// The parts of the turn that the player can still do, shown with the option that ends the turn.
import type { WireOption } from '@lorehall/host'
import { useMemo } from 'react'
import { useSession } from '../../state/session/store.ts'
import { useWords } from '../../text/language.ts'
import { endsTurn } from '../manner.ts'
import { partsOf } from '../parts.ts'
import { leftIn } from './checklist.ts'

/** Null if the option doesn't end the turn, or if nothing is left to do. */
export function useLeft(option: WireOption): string | null {
  const words = useWords()
  const shown = useSession((session) => (endsTurn(option) ? session.shown : null))
  return useMemo(() => {
    const list = shown === null ? null : (partsOf(shown.game)?.turns.checklist(shown, words) ?? null)
    const left = list === null ? [] : leftIn(list)
    return left.length === 0 ? null : words.t('turn.left', { list: left.join(' · ') })
  }, [shown, words])
}
