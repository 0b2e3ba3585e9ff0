// The top bar: a link home, the state of the game, and buttons for the windows over the table.
import type { Update } from '@lorehall/host'
import { lazy, memo, Suspense } from 'react'
import { Link, useRoute } from 'wouter'
import { Icon, type IconName } from '../../components/icon.tsx'
import { useSettings } from '../../state/settings.ts'
import { later } from '../../table-ui/later.tsx'
import type { GameParts } from '../../table-ui/parts.ts'
import { Status } from '../../table-ui/turn/status.tsx'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { usePanels } from './panels.ts'
import { NewsLine } from './news-line.tsx'
import { useStepNow } from './narration/use-narrating.ts'
import { useNarrow, useWide, useTurned } from './use-narrow.ts'
import style from './top-bar.module.css'

/** Fetched on a phone. */
const OthersDid = later(async () => (await import('./others-did.tsx')).OthersDid)
/** Fetched with the text view. */
const BoardIcon = later(async () => (await import('./board-icon.tsx')).BoardIcon)
const OwnNumbers = lazy(() => import('./own-numbers.tsx'))

interface TopBarProps {
  readonly update: Update
  /** The update that the row of the question shows. */
  readonly shown: Update
  readonly parts: GameParts
}

export const TopBar = memo(function TopBar({ update, shown, parts }: TopBarProps) {
  const { t } = useWords()
  const textView = useSettings((settings) => settings.textView)
  const narrow = useNarrow()
  const turned = useTurned()
  const wide = useWide()
  const extras = useExtras()
  const told = useStepNow(shown)
  return (
    <header className={style['bar']} aria-label={t('table.top')}>
      <Home />
      <Status update={update} told={textView ? null : told} parts={parts} />
      {wide && <NewsLine />}
      {narrow && !turned && !textView && <OthersDid sign={extras !== null} />}
      <Tools game={update.game} table={update.table} values={update.values} over={update.over} />
    </header>
  )
})

const Home = memo(function Home() {
  const { t } = useWords()
  return (
    <Link href="/" className={style['button']} aria-label={t('table.home')} data-tip={t('table.home')}>
      <Icon name="exit-door" size="1.3rem" />
    </Link>
  )
})

/** Memoized: the tools don't change with the question. */
const Tools = memo(function Tools({
  game,
  table,
  values,
  over,
}: Pick<Update, 'game' | 'table' | 'values' | 'over'>) {
  const { t } = useWords()
  const opened = usePanels((panels) => panels.window)
  const toggle = usePanels((panels) => panels.toggle)
  const textView = useSettings((settings) => settings.textView)
  const set = useSettings((settings) => settings.set)
  const narrow = useNarrow()
  const extras = useExtras()
  const [local] = useRoute('/table/:id')
  return (
    <div className={style['tools']}>
      {values !== null && (
        <Suspense>
          <OwnNumbers game={game} table={table} values={values} />
        </Suspense>
      )}
      {extras !== null && <extras.Tools />}
      <Tool
        icon="podium"
        name={t('table.stand')}
        tip={t('table.stand.tip')}
        pressed={opened === 'standings'}
        onClick={() => toggle('standings')}
      />
      {!narrow && (
        <a
          href={`/rules/${game}`}
          target="_blank"
          rel="noreferrer"
          className={style['button']}
          aria-label={t('table.rules.tip')}
          data-tip={t('table.rules.tip')}
        >
          <Icon name="white-book" size={SIZE} />
          <span className={style['name']}>{t('table.rules')}</span>
        </a>
      )}
      <Tool
        icon={textView ? null : 'quill-ink'}
        name={t(textView ? 'table.board' : 'table.words')}
        tip={t(textView ? 'table.board.tip' : 'table.words.tip')}
        pressed={textView}
        onClick={() => set({ textView: !textView })}
      />
      {local && !narrow && !over && (
        <Tool
          icon="envelope"
          name={t('table.invite')}
          tip={t('invite.title')}
          pressed={opened === 'invite'}
          onClick={() => toggle('invite')}
        />
      )}
      <Tool
        icon="cog"
        name={t('table.settings')}
        tip={t('settings.table')}
        pressed={opened === 'settings'}
        onClick={() => toggle('settings')}
      />
      <Tool
        icon="help"
        name={t('table.help')}
        tip={t('table.help.tip')}
        pressed={opened === 'help'}
        onClick={() => toggle('help')}
      />
    </div>
  )
})

/** The size of the icons of the tools. */
const SIZE = '1.25rem'

interface ToolProps {
  /** Null: that of the board. */
  readonly icon: IconName | null
  /** Next to the icon, if there is space. */
  readonly name: string
  readonly tip: string
  readonly pressed: boolean
  readonly onClick: () => void
}

function Tool({ icon, name, tip, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={style['button']}
      aria-label={tip}
      data-tip={tip}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {icon === null ? <BoardIcon size={SIZE} /> : <Icon name={icon} size={SIZE} />}
      <span className={style['name']}>{name}</span>
    </button>
  )
}
