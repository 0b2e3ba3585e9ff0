// What a turn still offers, said where it may be ended: nobody gives up a visit without knowing.
import type { WireOption } from '@lorehall/host'
import { useMemo } from 'react'
import { useSession } from '../../state/session.ts'
import { useWords } from '../../text/language.ts'
import { endsTurn } from '../manner.ts'
import { partsOf } from '../parts.ts'
import { leftIn } from './checklist.ts'

/** Nothing where the answer does not end the turn. */
export function useLeft(option: WireOption): string | null {
  const words = useWords()
  const shown = useSession((session) => (endsTurn(option) ? session.shown : null))
  return useMemo(() => {
    const list = shown === null ? null : (partsOf(shown.game)?.turns.checklist(shown, words) ?? null)
    const left = list === null ? [] : leftIn(list)
    return left.length === 0 ? null : words.t('turn.left', { list: left.join(' · ') })
  }, [shown, words])
}
