// Lets the host open the chat to spectators.
import { useEffect, useState } from 'react'
import type { Lobby } from '../state/company.ts'
import { useWords } from '../text/language.ts'
import { allowSpectators } from './company.ts'
import style from './spectators-chat.module.css'

export function SpectatorsChat({ lobby }: { readonly lobby: Lobby }) {
  const { t } = useWords()
  // Checked immediately, until the next lobby confirms it or the server refuses.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const choose = async (allowed: boolean) => {
    setWanted(allowed)
    if (!(await allowSpectators(lobby.table, allowed))) setWanted(null)
  }
  useEffect(() => setWanted(null), [lobby.spectatorsChat])
  return (
    <label className={style['choice']}>
      <input
        type="checkbox"
        checked={wanted ?? lobby.spectatorsChat}
        onChange={({ target }) => void choose(target.checked)}
        data-do="spectators-chat"
      />
      {t('company.spectators-chat')}
    </label>
  )
}
