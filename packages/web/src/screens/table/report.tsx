// Reports a problem: an online table sends it to the server, a table on this device saves it as a file. The report of
// an error includes the error.
import '../../text/of-windows.ts'
import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '../home/trouble.ts'
import type { ReportProps } from '../../faults/fault.ts'
import { host } from '../../host/client.ts'
import { saveFile } from '../../host/table-file.ts'
import { call } from '../../online/api.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { useWords } from '../../text/language.ts'
import { clientVersion } from '../../version.ts'
import { packReport } from './pack-report.ts'
import style from './windows.module.css'

/** The longest report the server accepts, including the error. */
const LONGEST = 4000
const LONGEST_ERROR = 1500

/** The stack of an error, cut so that a report has space for the player's text. */
const told = (error: unknown) =>
  (error instanceof Error ? (error.stack ?? '') : String(error)).slice(0, LONGEST_ERROR)

/** The record of a table on this device; null if it can't be exported. */
async function recordOf(table: string): Promise<{ readonly name: string; readonly text: string } | null> {
  try {
    return await host.request('export', { table })
  } catch {
    return null
  }
}

export function Report({ table, online, error, onClose }: ReportProps) {
  const { t, say } = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const [done, setDone] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const client = clientVersion()
  const whole = error === undefined ? text : `${text}\n${told(error)}`

  const send = async (where: string) => {
    const { report } = await call('report', { table: where, text: whole, client })
    return t('report.sent', { id: report })
  }
  const pack = async () => {
    const record = table === null ? null : await recordOf(table)
    const name = `report-${record?.name ?? 'lorehall.json'}`
    saveFile(name, packReport(record?.text ?? null, { text: whole, client, at: new Date().toISOString() }))
    return t(record === null ? 'report.saved.bare' : 'report.saved', { name })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setTrouble(null)
    try {
      setDone(await (online && table !== null ? send(table) : pack()))
    } catch (refused) {
      setTrouble(say(sentenceOf(refused)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('report.title')} onClose={onClose}>
      {done === null ? (
        <form onSubmit={(event) => void submit(event)} data-do="report-form">
          <p className={style['note']}>{t(online ? 'report.lead.online' : 'report.lead.local')}</p>
          <label htmlFor={id}>{t('report.field')}</label>
          <textarea
            id={id}
            className={style['field']}
            rows={5}
            maxLength={error === undefined ? LONGEST : LONGEST - LONGEST_ERROR - 1}
            value={text}
            placeholder={t('report.hint')}
            onChange={({ target }) => setText(target.value)}
          />
          {trouble !== null && (
            <p role="alert" className={style['warning']}>
              {trouble}
            </p>
          )}
          <div className={style['buttons']}>
            <button type="submit" className={style['first']} disabled={busy}>
              {t(online ? 'report.send' : 'report.save')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p role="status" data-do="reported">
            {done}
          </p>
          <div className={style['buttons']}>
            <button type="button" className={style['first']} onClick={onClose} autoFocus>
              {t('report.done')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
