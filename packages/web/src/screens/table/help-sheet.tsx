// What a hand can do at the table, or the keys, and the way to the rules.
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../table/dialog.tsx'
import type { TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { usePanels } from './panels.ts'
import style from './windows.module.css'

const KEYS: readonly { readonly keys: readonly string[]; readonly does: TextKey }[] = [
  { keys: ['U'], does: 'help.undo' },
  { keys: ['R'], does: 'help.redo' },
  { keys: ['E'], does: 'help.end' },
  { keys: ['1', '…', '9'], does: 'help.digits' },
  { keys: ['L'], does: 'help.log' },
  { keys: ['S'], does: 'help.standings' },
  { keys: ['K'], does: 'help.skip' },
  { keys: ['?'], does: 'help.help' },
  { keys: ['⇥'], does: 'help.tab' },
  { keys: ['↵'], does: 'help.enter' },
  { keys: ['⇧', 'F10'], does: 'help.menu' },
  { keys: ['⎋'], does: 'help.escape' },
]

/** Keys that mean something where there are others. */
const TOGETHER: typeof KEYS = [
  { keys: ['C'], does: 'help.chat' },
  { keys: ['P'], does: 'help.people' },
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

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const game = useSession((session) => session.shown?.game ?? '')
  const byHand = matchMedia('(pointer: coarse)').matches
  return (
    <Dialog title={t(byHand ? 'help.touch' : 'help.title')} onClose={onClose}>
      <p className={style['note']}>{t(byHand ? 'help.touch.lead' : 'help.lead')}</p>
      <dl className={style['keys']}>{byHand ? <Touches /> : <Keys />}</dl>
      <div className={style['buttons']}>
        <button
          type="button"
          className={style['second']}
          onClick={() => usePanels.getState().open('report')}
          data-do="report"
        >
          {t('report.open')}
        </button>
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer" className={style['second']}>
          {t('help.rules')}
        </a>
      </div>
    </Dialog>
  )
}
