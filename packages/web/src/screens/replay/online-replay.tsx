// The replay of an online table: through your own eyes while it is played, through anyone's after the end.
import '../../text/of-chances.ts'
import '../../text/of-replay.ts'
import '../../text/of-table.ts'
import { useEffect, useMemo } from 'react'
import { host } from '../../host/client.ts'
import { learnWhoIAm } from '../../online/identity.ts'
import { remote } from '../../online/remote-port.ts'
import { ReplayLink } from '../../online/replay-link.tsx'
import { useLobby } from '../../online/lobby.ts'
import { useWords } from '../../text/language.ts'
import { Trouble } from '../table/trouble.tsx'
import { ReplayScreen, type ReplaySource } from './replay.tsx'
import lobby from '../../table-ui/layout.module.css'

/** Imports the record on this device and branches a new table from it at this move. */
async function branchHere(
  table: string,
  at: number,
  against?: Parameters<NonNullable<ReplaySource['playOn']>>[2],
): Promise<string> {
  const { text } = await remote.request('export', { table })
  const [kept] = (await host.request('import', { text })).tables
  if (kept === undefined) throw new Error('the record was empty')
  const from = { table: kept, at, ...(against === undefined ? {} : { against }) }
  return (await host.request('branch', from)).table
}

export default function OnlineReplay({ id }: { readonly id: string }) {
  const { t } = useWords()
  useEffect(() => void learnWhoIAm(), [])
  const { lobby: seen, trouble } = useLobby(id)
  const over = seen?.stage === 'over'
  const yours = seen?.yours ?? null
  const source = useMemo<ReplaySource>(
    () => ({
      port: remote,
      home: `/t/${id}`,
      eyes: over ? null : [yours],
      branch: over ? branchHere : null,
      playOn: over ? branchHere : null,
      ended: over,
      extra: over && <ReplayLink table={id} />,
    }),
    [id, over, yours],
  )
  if (seen === null) {
    return trouble === null ? (
      <p role="status" className={lobby['loading']}>
        {t('replay.loading')}
      </p>
    ) : (
      <Trouble why={trouble} />
    )
  }
  return <ReplayScreen key={String(yours)} id={id} source={source} />
}
