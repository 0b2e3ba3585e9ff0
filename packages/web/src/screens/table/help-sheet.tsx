// The keys, and the way to the rules.
import { Link } from 'wouter'
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
  { keys: ['⎋'], does: 'help.escape' },
]

/** Keys that mean something where there are others. */
const TOGETHER: typeof KEYS = [
  { keys: ['C'], does: 'help.chat' },
  { keys: ['P'], does: 'help.people' },
]

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const online = useExtras() !== null
  const game = useSession((session) => session.shown?.game ?? 'vindication')
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <p className={style['note']}>{t('help.lead')}</p>
      <dl className={style['keys']}>
        {[...KEYS, ...(online ? TOGETHER : [])].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <div className={style['buttons']}>
        <button
          type="button"
          className={style['second']}
          onClick={() => usePanels.getState().open('report')}
          data-do="report"
        >
          {t('report.open')}
        </button>
        <Link href={`/rules/${game}`} target="_blank" className={style['second']}>
          {t('help.rules')}
        </Link>
      </div>
    </Dialog>
  )
}
