// The replay of an online table: with one's own eyes while it is played, with anyone's after the end.
import '../../text/of-replay.ts'
import '../../text/of-table.ts'
import { useEffect, useMemo } from 'react'
import { host } from '../../host/client.ts'
import { learnWhoIAm } from '../../online/identity.ts'
import { remote } from '../../online/remote-port.ts'
import { useRoom } from '../../online/room.ts'
import { useWords } from '../../text/language.ts'
import { Trouble } from '../table/trouble.tsx'
import { ReplayScreen, type ReplaySource } from './replay.tsx'
import room from '../../table/room.module.css'

/** The record comes into the hall of this device, and a table that goes on from there beside it. */
async function playOn(table: string, at: number): Promise<string> {
  const { text } = await remote.request('export', { table })
  const [kept] = (await host.request('import', { text })).tables
  if (kept === undefined) throw new Error('the record was empty')
  return (await host.request('branch', { table: kept, at })).table
}

export default function OnlineReplay({ id }: { readonly id: string }) {
  const { t } = useWords()
  useEffect(() => void learnWhoIAm(), [])
  const { room: seen, trouble } = useRoom(id)
  const over = seen?.stage === 'over'
  const yours = seen?.yours ?? null
  const source = useMemo<ReplaySource>(
    () => ({
      port: remote,
      home: `/t/${id}`,
      eyes: over ? null : [yours],
      branch: over ? playOn : null,
    }),
    [id, over, yours],
  )
  if (seen === null) {
    return trouble === null ? (
      <p role="status" className={room['loading']}>
        {t('replay.loading')}
      </p>
    ) : (
      <Trouble why={trouble} />
    )
  }
  return <ReplayScreen key={String(yours)} id={id} source={source} />
}
