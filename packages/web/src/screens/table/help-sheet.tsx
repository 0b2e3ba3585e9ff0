// Help: a turn in one minute, the table's expansions, the icons, the lesson, the gestures or keys, and a link to the
// table's rules.
import { useLocation } from 'wouter'
import type { HallGame } from '../../games/game.ts'
import { gameNamed } from '../../games/named.ts'
import { usePointing } from '../../state/pointing.ts'
import { useSession } from '../../state/session/store.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import type { TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { ChosenOptions } from '../learn/chosen-options.tsx'
import { FIRST, lessonAddress } from '../learn/lesson-address.ts'
import { rulesOfTable } from '../rules/address.ts'
import { Primer, Signs } from '../rules/primer.tsx'
import { unusualOptions } from '../together/unusual-options.ts'
import { useExtras } from './extras.ts'
import { usePanels } from './panels.ts'
import style from './windows.module.css'

const KEYS: readonly { readonly keys: readonly string[]; readonly does: TextKey }[] = [
  { keys: ['U', '⌃Z'], does: 'help.undo' },
  { keys: ['R', '⌃Y'], does: 'help.redo' },
  { keys: ['E'], does: 'help.end' },
  { keys: ['1', '…', '9'], does: 'help.digits' },
  { keys: ['A'], does: 'help.answers' },
  { keys: ['H'], does: 'help.coach' },
  { keys: ['L'], does: 'help.log' },
  { keys: ['W'], does: 'help.standings' },
  { keys: ['B'], does: 'help.spread' },
  { keys: ['P'], does: 'help.pin' },
  { keys: ['[', ']'], does: 'help.boards' },
  { keys: ['␣'], does: 'help.told' },
  { keys: ['K', '↵'], does: 'help.skip' },
  { keys: ['?'], does: 'help.help' },
  { keys: ['⇥'], does: 'help.tab' },
  { keys: ['↵'], does: 'help.enter' },
  { keys: ['⇧', 'F10'], does: 'help.menu' },
  { keys: ['⎋'], does: 'help.escape' },
]

/** Keys for online tables. */
const TOGETHER: typeof KEYS = [
  { keys: ['C'], does: 'help.chat' },
  { keys: ['G'], does: 'help.people' },
]

const TOUCHES = ['help.tap', 'help.hold', 'help.drag', 'help.pinch', 'help.sheets'] as const

function Keys() {
  const { t } = useWords()
  const online = useExtras() !== null
  return [...KEYS, ...(online ? TOGETHER : [])].map(({ keys, does }) => (
    <div key={does}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{t(does)}</dd>
    </div>
  ))
}

function Touches() {
  const { t } = useWords()
  return TOUCHES.map((touch) => (
    <div key={touch}>
      <dt>
        <b>{t(touch)}</b>
      </dt>
      <dd>{t(`${touch}.does`)}</dd>
    </div>
  ))
}

/** The lesson starts at a table of its own; this table stays saved. */
function Learn({ game }: { readonly game: HallGame }) {
  const { t } = useWords()
  const [, go] = useLocation()
  return (
    <>
      <p className={style['note']}>{t('help.learn.lead')}</p>
      <button
        type="button"
        className={style['first']}
        onClick={() => go(lessonAddress(game.id, FIRST))}
        data-do="learn"
      >
        {t('home.learn')}
      </button>
    </>
  )
}

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const shown = useSession((session) => session.shown)
  const id = shown?.game ?? ''
  const game = gameNamed(id)
  const primer = useFetched(game?.primer)?.(shown) ?? null
  const form = useFetched(game?.form)
  const options = shown?.options ?? {}
  const unusual = unusualOptions(form, options, words)
  const here = unusual.filter(({ adds, under }) => adds || under !== null)
  const byHand = usePointing((pointing) => pointing.by === 'finger')
  return (
    <Dialog title={t('help.title')} onClose={onClose} wide>
      {primer !== null && (
        <>
          <Primer game={id} shown={shown} primer={primer} />
          {game !== undefined && here.length > 0 && (
            <>
              <h3 className={style['part']}>{t('options.here')}</h3>
              <ChosenOptions game={game} options={here} />
            </>
          )}
          <h3 className={style['part']}>{t('help.signs')}</h3>
          <Signs primer={primer} />
        </>
      )}
      {game !== undefined && (
        <>
          <h3 className={style['part']}>{t('help.learn')}</h3>
          <Learn game={game} />
        </>
      )}
      <h3 className={style['part']}>{t(byHand ? 'help.touch' : 'help.keys')}</h3>
      <p className={style['note']}>{t(byHand ? 'help.touch.lead' : 'help.lead')}</p>
      <dl className={style['keys']}>{byHand ? <Touches /> : <Keys />}</dl>
      <div className={style['buttons']}>
        <button
          type="button"
          className={style['second']}
          onClick={() => usePanels.getState().open('report')}
          data-do="report"
        >
          {t('report.title')}
        </button>
        <a
          href={rulesOfTable(id, options, unusual)}
          target="_blank"
          rel="noreferrer"
          className={style['second']}
        >
          {t('help.rules')}
        </a>
      </div>
    </Dialog>
  )
}
