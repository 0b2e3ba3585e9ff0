// The button that makes a bot answer now. It appears when a bot has been thinking for a while.
import type { Update } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { personsAt } from '../../state/session/session.ts'
import { useSession } from '../../state/session/store.ts'
import { tellTrouble } from '../../state/trouble.ts'
import { useWords } from '../../text/language.ts'
import button from './row-button.module.css'
import style from './prompt-bar.module.css'

/** Most answers come sooner, so the button doesn't flicker. */
const PATIENCE_MS = 1500

/** The bot that everybody waits for; null: none, or other people would have to agree. */
function thinkerOf({ waiting, seats, over }: Update, shared: boolean): string | null {
  const [seat] = waiting
  const plan = over || seat === undefined ? undefined : seats[seat]
  if (plan?.kind !== 'bot') return null
  return shared || personsAt({ seats }).length === 1 ? plan.name : null
}

export function Hurry({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const port = useSession((session) => session.port)
  const still = useSession(({ phase }) => phase === 'still' || phase === 'skipping')
  const name = thinkerOf(update, port.shared)
  const [slow, setSlow] = useState<Update | null>(null)
  useEffect(() => {
    if (!still || name === null) return undefined
    const timer = setTimeout(() => setSlow(update), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [update, still, name])
  if (slow !== update || name === null) return null
  const hurry = () => {
    setSlow(null)
    port.request('hurry', { table: update.table }).catch(tellTrouble)
  }
  return (
    <button
      type="button"
      className={`${button['button']} ${style['skip']}`}
      title={t('table.hurry.tip')}
      onClick={hurry}
      data-do="hurry"
    >
      <Icon name="hourglass" />
      {t('table.hurry', { name })}
    </button>
  )
}
