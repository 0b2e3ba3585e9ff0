// At the end: how people speak of each hero, by reputation. Everybody reads their own as "you"; watchers read all.
import type { Update } from '@lorehall/host'
import { useSession } from '../../../../state/session/store.ts'
import { listOf } from '../../../../table-ui/text-view.ts'
import { Tale } from '../../../../table-ui/tale.tsx'
import { useWords } from './own.ts'
import style from './closing.module.css'

export function Closing({ update }: { readonly update: Update }) {
  const words = useWords()
  const { t, say } = words
  const log = useSession((session) => session.log)
  const shared = useSession(({ port }) => port.shared)
  const told = log.flatMap(({ type, seat, tale }) =>
    type === 'closing' && seat !== null && tale !== null ? [{ seat, tale }] : [],
  )
  const people = update.seats.filter(({ kind }) => kind === 'person').length
  const own = shared && people > 1 ? undefined : told.find(({ seat }) => seat === update.eyes)
  const shown = own === undefined ? [...new Set(told.map(({ tale }) => tale))] : [own.tale]
  return shown.map((tale) => {
    const names = told
      .filter((one) => one.tale === tale)
      .map(({ seat }) => say(update.seats[seat]?.name ?? ''))
    return (
      <section key={tale} className={style['closing']} data-do="closing">
        <h3>
          {own === undefined ? t('story.closing.of', { names: listOf(names, words) }) : t('story.closing')}
        </h3>
        <Tale reader={update} name={tale} />
      </section>
    )
  })
}
