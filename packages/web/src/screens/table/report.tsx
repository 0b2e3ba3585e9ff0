// Something is wrong: online the host is told, on one's own device a file is packed.
import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '../home/trouble.ts'
import { saveFile } from '../home/files.ts'
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../table/dialog.tsx'
import { useWords } from '../../text/language.ts'
import { clientVersion } from '../../version.ts'
import { useExtras } from './extras.ts'
import { packReport } from './pack-report.ts'
import style from './windows.module.css'

const LONGEST = 4000

export function Report({ table, onClose }: { readonly table: string; readonly onClose: () => void }) {
  const { t, say } = useWords()
  const id = useId()
  const extras = useExtras()
  const port = useSession((session) => session.port)
  const [text, setText] = useState('')
  const [done, setDone] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const online = extras !== null

  const pack = async () => {
    const { name, text: record } = await port.request('export', { table })
    const file = `report-${name}`
    saveFile(file, packReport(record, { text, client: clientVersion(), at: new Date().toISOString() }))
    return t('report.saved', { name: file })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setTrouble(null)
    try {
      setDone(online ? t('report.sent', { id: await extras.report(table, text) }) : await pack())
    } catch (error) {
      setTrouble(say(sentenceOf(error)))
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
            maxLength={LONGEST}
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
