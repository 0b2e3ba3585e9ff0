// Signs this browser in as the same person as another device. The token comes in the hash, which browsers never send,
// and is removed from the address immediately.
import '../../text/of-hall.ts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { learnWhoIAm, recover, useIdentity } from '../../online/identity.ts'
import { useTask } from '../../online/use-task.ts'
import { wake } from '../../online/wake.ts'
import { useWords } from '../../text/language.ts'
import style from './recover.module.css'

export default function Recover() {
  const { t, say } = useWords()
  const [token] = useState(() => location.hash.slice(1))
  const [done, setDone] = useState(false)
  const { busy, trouble, run } = useTask()
  const me = useIdentity((state) => state.me)
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
    wake()
    void learnWhoIAm()
  }, [])
  const go = () =>
    run(async () => {
      await recover(token)
      setDone(true)
    })
  const other = me === undefined || me === null ? null : say(me.name)
  return (
    <div className={style.recover}>
      <title>{`${t('recover.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('recover.title')}</h1>
      {done ? (
        <>
          <p role="status" className={style.done}>
            {t('recover.done', { name: other ?? '' })}
          </p>
          <Link href="/together" className={parts.primary}>
            {t('recover.tables')}
          </Link>
        </>
      ) : (
        <>
          <p className={parts.lead}>{t(token === '' ? 'recover.none' : 'recover.lead')}</p>
          {token !== '' && other !== null && (
            <p className={style.replace}>{t('recover.replace', { name: other })}</p>
          )}
          <Wrong sentence={trouble} />
          <div className={style.ways}>
            {token !== '' && (
              <button
                type="button"
                className={other === null ? parts.primary : parts.danger}
                disabled={busy || me === undefined}
                onClick={go}
              >
                {busy && t('recover.busy')}
                {!busy && (other === null ? t('recover.go') : t('recover.go.replace', { name: other }))}
              </button>
            )}
            <Link href="/together" className={parts.button}>
              {t(token === '' ? 'recover.tables' : 'recover.no')}
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
