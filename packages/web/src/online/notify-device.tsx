// Lets this device notify the player, or says why it can't.
import '../text/of-reach.ts'
import { useEffect, useState } from 'react'
import parts from '../components/frame-parts.module.css'
import { Wrong } from '../components/frame-form.tsx'
import { useWords } from '../text/language.ts'
import { call } from './api.ts'
import { useIdentity } from './identity.ts'
import style from './notify-device.module.css'
import { lookAtReach, notifyHere, removeWay, useReach } from './push.ts'
import { useTask } from './use-task.ts'

export function NotifyDevice() {
  const { t, say } = useWords()
  const me = useIdentity((state) => state.me?.id)
  const { device, mine } = useReach()
  const [result, setResult] = useState('')
  const { busy, trouble, run } = useTask()
  useEffect(() => {
    // If the server can't be reached, there is nothing to show.
    if (me !== undefined) void lookAtReach().catch(() => undefined)
  }, [me])
  if (me === undefined || device === null) return null
  const attempt = () =>
    run(async () => {
      setResult('')
      const { delivered, said } = await call('tryWay', { way: mine?.id ?? 0 })
      setResult(t(delivered ? 'reach.device.ok' : 'reach.device.bad', { said: say(said) }))
    })
  return (
    <div className={style['device']}>
      {device === 'off' && (
        <>
          <button type="button" className={parts.button} disabled={busy} onClick={() => run(notifyHere)}>
            {t(busy ? 'reach.device.busy' : 'reach.device')}
          </button>
          <p className={parts.help}>{t('reach.device.help')}</p>
        </>
      )}
      {device === 'on' && mine !== null && (
        <>
          <p>{t('reach.device.on')}</p>
          <div className={style['buttons']}>
            <button type="button" className={parts.button} disabled={busy} onClick={attempt}>
              {t('reach.device.try')}
            </button>
            <button
              type="button"
              className={parts.button}
              disabled={busy}
              onClick={() => {
                setResult('')
                run(() => removeWay(mine))
              }}
            >
              {t('reach.device.stop')}
            </button>
          </div>
        </>
      )}
      {device !== 'on' && device !== 'off' && <p className={parts.help}>{t(`reach.no.${device}`)}</p>}
      <p role="status" className={style['said']}>
        {result}
      </p>
      <Wrong sentence={trouble} />
    </div>
  )
}
