// The page that checks whether a finished online game was fair. The record comes from the server or a file and is
// checked in this page.
import '../../text/of-hall.ts'
import { useCallback, useEffect, useState } from 'react'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { gameNamed } from '../../games/named.ts'
import { host } from '../../host/client.ts'
import { HostTrouble } from '../../host/trouble.ts'
import { call } from '../../online/api.ts'
import { pledgeFor, pledgeWithHash } from '../../online/pledges.ts'
import { useTask } from '../../online/use-task.ts'
import { type Check, checkChance, checkReplay, type FairRecord, readFair } from '../../online/verify.ts'
import { useWords } from '../../text/language.ts'
import { ONLINE_EN } from '../../text/online/en.ts'
import { FileButton } from '../home/file-button.tsx'
import { Checks } from './checks.tsx'
import { Numbers } from './numbers.tsx'
import style from './verify.module.css'

interface Found {
  readonly text: string
  readonly record: FairRecord
  readonly checks: readonly Check[]
}

function useVerified() {
  const { busy, trouble, run } = useTask()
  const [found, setFound] = useState<Found | null>(null)
  const verify = async (text: string, table: string | null) => {
    const record = readOr(text)
    if (record === null) throw new HostTrouble('no-fair', ONLINE_EN['verify.none'])
    const mine = (table === null ? undefined : pledgeFor(table)) ?? pledgeWithHash(record.fair.hash)
    const chance = checkChance(record, mine)
    const replay = await checkReplay(record, () => host.request('verify', { text }))
    setFound({ text, record, checks: [...chance, replay] })
  }
  const start = (text: () => Promise<string>, table: string | null) => {
    setFound(null)
    run(async () => verify(await text(), table))
  }
  return { busy, trouble, found, start }
}

function readOr(text: string): FairRecord | null {
  try {
    return readFair(text)
  } catch {
    throw new HostTrouble('not-json', ONLINE_EN['verify.not-json'])
  }
}

function Keep({ text }: { readonly text: string }) {
  const { t, say } = useWords()
  const [kept, setKept] = useState(false)
  const { busy, trouble, run } = useTask()
  const keep = () =>
    run(async () => {
      await host.request('import', { text })
      setKept(true)
    })
  return (
    <div className={style.keep}>
      {!kept && (
        <button type="button" className={parts.button} disabled={busy} onClick={keep}>
          {t('verify.keep')}
        </button>
      )}
      <p role="status" className={parts.help}>
        {kept && t('verify.kept')}
        {trouble !== null && say(trouble)}
      </p>
    </div>
  )
}

export default function Verify({ table }: { readonly table: string | null }) {
  const { t, say } = useWords()
  const { busy, trouble, found, start } = useVerified()
  const fetchRecord = useCallback(async () => {
    const { text } = await call('record', { table: table ?? '' })
    return text
  }, [table])
  useEffect(() => {
    if (table !== null) start(fetchRecord, table)
    // Runs once per table.
  }, [table])
  return (
    <div className={style.verify}>
      <title>{`${t('verify.title')} · ${t('app.name')}`}</title>
      <header>
        <h1 className={parts.title}>{t('verify.title')}</h1>
        <p className={parts.lead}>{t('verify.lead')}</p>
      </header>
      {busy && (
        <p role="status" className={style.busy}>
          {t('verify.busy')}
        </p>
      )}
      <Wrong sentence={trouble} />
      {found !== null && (
        <div className={style.found}>
          <Checks
            title={t('verify.game', {
              game: say(gameNamed(found.record.game)?.name ?? found.record.game),
              seats: found.record.names.map(say).join(', '),
            })}
            entries={found.record.entries.length}
            checks={found.checks}
          />
          <Numbers record={found.record} />
          <Keep text={found.text} />
        </div>
      )}
      <section className={style.file}>
        <FileButton
          label={t('verify.file')}
          className={parts.button}
          onFile={(file) => start(() => file.text(), null)}
        />
        <p className={parts.help}>{t('verify.file.help')}</p>
      </section>
    </div>
  )
}
