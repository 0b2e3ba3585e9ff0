// The mark of a table that isn't played with our numbers, and the window that lists what differs. Loaded only at such
// tables.
import '../../text/of-numbers.ts'
import type { Update } from '@lorehall/host'
import { useMemo, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { gameNamed } from '../../games/named.ts'
import { NUMBERS_ICONS } from '../../icons/numbers-icons.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { progressAt } from '../../table-ui/lesson/lessons.ts'
import { useWords } from '../../text/language.ts'
import { draftOf, isChanged, ourValueOf, valueOf } from '../numbers/draft.ts'
import { valueSaid } from '../numbers/value-said.ts'
import style from './top-bar.module.css'
import within from './windows.module.css'

type Played = Pick<Update, 'game' | 'table' | 'values'>

/** Every number that differs, by card. */
function Differing({ game, values }: Pick<Played, 'game' | 'values'>) {
  const words = useWords()
  const { t, say } = words
  const form = useFetched(gameNamed(game)?.numbers)
  const draft = useMemo(() => (form === null ? null : draftOf(form, values ?? {})), [form, values])
  if (draft === null) return <p role="status">{t('numbers.loading')}</p>
  const entries = draft.chapters.flatMap((chapter) =>
    chapter.entries.flatMap((entry) => {
      const fields = entry.fields.filter((field) => isChanged(draft, field))
      return fields.length === 0 ? [] : [{ ...entry, fields }]
    }),
  )
  return (
    <dl className={within['differing']}>
      {entries.map(({ id, title, fields }) => (
        <div key={id}>
          <dt>{say(title)}</dt>
          {fields.map((field) => (
            <dd key={field.label}>
              {say(field.label)} <b>{valueSaid(field, valueOf(draft, field), words)}</b>{' '}
              <small>
                {t('numbers.mark.ours', { value: valueSaid(field, ourValueOf(draft, field), words) })}
              </small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export default function OwnNumbers({ game, table, values }: Played) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  // A lesson has its own numbers, but nobody chose them.
  if (progressAt(table) !== undefined) return null
  return (
    <>
      <button
        type="button"
        className={style['button']}
        aria-haspopup="dialog"
        aria-label={t('numbers.title')}
        aria-pressed={open}
        data-tip={t('numbers.mark.tip')}
        onClick={() => setOpen(true)}
        data-do="numbers"
      >
        <Icon path={NUMBERS_ICONS.abacus} size="1.25rem" />
        <span className={style['name']}>{t('numbers.mark')}</span>
      </button>
      {open && (
        <Dialog title={t('numbers.title')} onClose={() => setOpen(false)} alone>
          <p className={within['note']}>{t('numbers.mark.lead')}</p>
          <Differing game={game} values={values} />
        </Dialog>
      )}
    </>
  )
}
