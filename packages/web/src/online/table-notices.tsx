// Which notifications a player gets about one table.
import '../text/of-reach.ts'
import type { OnlineGives } from '@lorehall/protocol'
import { useEffect, useState } from 'react'
import { Choice } from '../components/preferences.tsx'
import { tellTrouble } from '../state/trouble.ts'
import { useWords } from '../text/language.ts'
import { call } from './api.ts'
import { NotifyDevice } from './notify-device.tsx'

type Wanted = OnlineGives<'tableNotices'>['notices']

const CHOICES = ['all', 'reminders', 'none'] as const satisfies readonly Wanted[]

export function TableNotices({ table }: { readonly table: string }) {
  const { t } = useWords()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  useEffect(() => {
    // If the server can't be reached, there is nothing to choose.
    call('tableNotices', { table }).then(
      ({ notices }) => setWanted(notices),
      () => undefined,
    )
  }, [table])
  if (wanted === null) return null
  const choose = async (notices: Wanted) => {
    setWanted(notices)
    try {
      await call('setTableNotices', { table, notices })
    } catch (error) {
      setWanted(wanted)
      tellTrouble(error)
    }
  }
  return (
    <>
      <Choice
        title={t('reach.table')}
        value={wanted}
        of={CHOICES.map((value) => ({ value, label: t(`reach.table.${value}`) }))}
        onChoose={(value) => void choose(value)}
      />
      <NotifyDevice />
    </>
  )
}
