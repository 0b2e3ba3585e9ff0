// The slim bar: the way home, where the game stands, and what can be opened over the table.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Link, useRoute } from 'wouter'
import { Icon, type IconName } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useSettings } from '../../state/settings.ts'
import type { GameParts } from '../../table/parts.ts'
import { Tick } from '../../table/tick.tsx'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { usePanels } from './panels.ts'
import { useNarrow } from './use-narrow.ts'
import style from './top-bar.module.css'

interface TopBarProps {
  readonly update: Update
  readonly parts: GameParts
}

export const TopBar = memo(function TopBar({ update, parts }: TopBarProps) {
  const { t } = useWords()
  const { window: opened, log, toggle, toggleLog } = usePanels()
  const textView = useSettings((settings) => settings.textView)
  const set = useSettings((settings) => settings.set)
  const narrow = useNarrow()
  const extras = useExtras()
  const [local] = useRoute('/table/:id')
  return (
    <header className={style['bar']} aria-label={t('table.top')}>
      <Link href="/" className={style['button']} aria-label={t('table.home')} title={t('table.home')}>
        <Icon name="exit-door" size="1.3rem" />
      </Link>
      <parts.Status update={update} />
      <button
        type="button"
        className={style['standings']}
        aria-expanded={opened === 'standings'}
        title={t('table.standings')}
        onClick={() => toggle('standings')}
      >
        <span className="unseen">{t('table.standings')}</span>
        <Icon name="podium" size="1.3rem" />
        {!narrow && <Race update={update} />}
      </button>
      <div className={style['tools']}>
        {extras !== null && <extras.Tools />}
        {!narrow && <Tool icon="quill-ink" name={t('table.log')} pressed={log} onClick={toggleLog} />}
        <Tool
          icon={textView ? 'treasure-map' : 'talk'}
          name={t(textView ? 'table.board' : 'table.words')}
          pressed={textView}
          onClick={() => set({ textView: !textView })}
        />
        {local && !narrow && !update.over && (
          <Tool
            icon="three-friends"
            name={t('invite.title')}
            pressed={opened === 'invite'}
            onClick={() => toggle('invite')}
          />
        )}
        <Tool
          icon="cog"
          name={t('table.settings')}
          pressed={opened === 'settings'}
          onClick={() => toggle('settings')}
        />
        <Tool icon="help" name={t('table.help')} pressed={opened === 'help'} onClick={() => toggle('help')} />
      </div>
    </header>
  )
})

interface ToolProps {
  readonly icon: IconName
  readonly name: string
  readonly pressed: boolean
  readonly onClick: () => void
}

function Tool({ icon, name, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={style['button']}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size="1.25rem" />
    </button>
  )
}

/** Everyone's total as things stand, the leader first. */
function Race({ update }: { readonly update: Update }) {
  const order = update.standing.toSorted((a, b) => b.total - a.total)
  return (
    <span className={style['race']} aria-hidden>
      {order.map(({ seat, total }) => (
        <span key={seat}>
          <SeatMark seat={seat} size={13} />
          <Tick n={total} />
        </span>
      ))}
    </span>
  )
}
