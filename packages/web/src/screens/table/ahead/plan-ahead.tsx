// The way to a copy of the game for planning, while others play, and back from it. Fetched when one of them is shown.
import '../../../text/of-ahead.ts'
import type { Update } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { host } from '../../../host/client.ts'
import { useSession } from '../../../state/session/store.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'
import { pathBack, sketchPath } from './sketches.ts'
import button from '../row-button.module.css'
import style from './plan-ahead.module.css'

/** Most answers of others come sooner, so the button doesn't flicker. */
const PATIENCE_MS = 1500

export function PlanAhead({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const port = useSession((session) => session.port)
  const [slow, setSlow] = useState(false)
  const { table, eyes } = update
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!slow || eyes === null) return null
  const plan = async () => {
    const ahead = await port.request('ahead', { table, seat: eyes })
    const made = await host.request('sketch', { ahead })
    go(sketchPath(made.table, location.pathname))
  }
  return (
    <button
      type="button"
      className={button['button']}
      title={t('ahead.open.tip')}
      onClick={() => void plan().catch(tellTrouble)}
      data-do="plan-ahead"
    >
      {t('ahead.open')}
    </button>
  )
}

/** Says that nothing counts here, and throws the copy away on the way back. */
export function Planning({ table }: { readonly table: string }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const [back] = useState(pathBack)
  useEffect(() => () => void host.request('remove', { table }).catch(() => undefined), [table])
  return (
    <aside className={style['planning']} aria-label={t('ahead.title')} data-do="planning">
      <b>{t('ahead.title')}</b>
      <span>{t('ahead.help')}</span>
      <button type="button" onClick={() => go(back)} data-do="plan-back">
        {t('ahead.back')}
      </button>
    </aside>
  )
}
