// How a person is notified: on this device, on others, and not in their quiet hours.
import { useId, useState } from 'react'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { Switch } from '../../components/preferences.tsx'
import { change, type Me } from '../../online/identity.ts'
import { NotifyDevice } from '../../online/notify-device.tsx'
import { removeWay, useReach } from '../../online/push.ts'
import { useTask } from '../../online/use-task.ts'
import { useWords } from '../../text/language.ts'
import style from './settings.module.css'

type Quiet = NonNullable<Me['quiet']>

/** The hours that a person who turns them on begins with. */
const usual = (): Quiet => ({
  from: '22:00',
  to: '08:00',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

function OtherDevices() {
  const { t, say } = useWords()
  const others = useReach((state) => state.others)
  const { busy, trouble, run } = useTask()
  if (others.length === 0) return null
  return (
    <div className={style.field}>
      <span>{t('reach.others')}</span>
      <ul className={style.people} aria-label={t('reach.others')}>
        {others.map((way) => (
          <li key={way.id}>
            <span>{say(way.label)}</span>
            <button
              type="button"
              className={parts.button}
              disabled={busy}
              aria-label={t('reach.others.remove.who', { name: say(way.label) })}
              onClick={() => run(() => removeWay(way))}
            >
              {t('reach.others.remove')}
            </button>
          </li>
        ))}
      </ul>
      <Wrong sentence={trouble} />
    </div>
  )
}

interface TimeOfDayProps {
  readonly label: string
  readonly value: string
  readonly onTime: (time: string) => void
}

function TimeOfDay({ label, value, onTime }: TimeOfDayProps) {
  const id = useId()
  return (
    <div className={style.time}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        className={parts.input}
        defaultValue={value}
        required
        onBlur={({ target }) => {
          if (target.value !== '' && target.value !== value) onTime(target.value)
        }}
      />
    </div>
  )
}

function QuietHours({ me }: { readonly me: Me }) {
  const { t, say } = useWords()
  const { trouble, run } = useTask()
  // Shown immediately, until the server refuses.
  const [quiet, setQuiet] = useState(me.quiet)
  const keep = (wanted: Quiet | null) =>
    run(async () => {
      setQuiet(wanted)
      try {
        await change({ quiet: wanted })
      } catch (error) {
        setQuiet(me.quiet)
        throw error
      }
    })
  return (
    <div className={style.field}>
      <Switch
        title={t('reach.quiet')}
        help={t('reach.quiet.help')}
        on={quiet !== null}
        onSwitch={(on) => keep(on ? usual() : null)}
      />
      {quiet !== null && (
        <div className={style.line}>
          <TimeOfDay
            label={t('reach.quiet.from')}
            value={quiet.from}
            onTime={(from) => keep({ ...usual(), to: quiet.to, from })}
          />
          <TimeOfDay
            label={t('reach.quiet.to')}
            value={quiet.to}
            onTime={(to) => keep({ ...usual(), from: quiet.from, to })}
          />
          <p className={parts.help}>{t('reach.quiet.zone', { zone: say(quiet.zone) })}</p>
        </div>
      )}
      <Wrong sentence={trouble} />
    </div>
  )
}

export function Reaching({ me }: { readonly me: Me }) {
  return (
    <>
      <NotifyDevice />
      <OtherDevices />
      <QuietHours key={me.id} me={me} />
    </>
  )
}
