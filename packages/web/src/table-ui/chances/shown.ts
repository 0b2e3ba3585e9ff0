// Whether the winning chances of a game that goes on are shown here: to spectators always, to players if all agreed.
import type { Update } from '@lorehall/host'
import { useAgreedHere } from '../../state/chances-here.ts'
import { useCompany } from '../../state/company.ts'

export function useChancesShown({ table, eyes, over }: Update): boolean {
  const agreedHere = useAgreedHere(table)
  const agreedOnline = useCompany(({ lobby }) => lobby?.table === table && lobby.chances)
  return !over && (eyes === null || agreedHere || agreedOnline)
}
