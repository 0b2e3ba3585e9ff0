// At a table without a time limit: lets the players hand the seat of somebody who is gone to a bot.
import { useState } from 'react'
import { proposeBot } from '../../../online/company.ts'
import type { Lobby } from '../../../state/company.ts'
import { useSession } from '../../../state/session/store.ts'
import { useWords } from '../../../text/language.ts'
import { useLeft } from './clock.ts'
import company from './company.module.css'

/** Milliseconds until this player may propose that a bot plays the seat; null if they don't play, or it isn't needed. */
export function useUntilBot({ yours, seats }: Lobby, seat: number): number | null {
  const plays = yours !== null && yours !== seat && seats[yours]?.away === false
  return useLeft(plays ? (seats[seat]?.botFrom ?? null) : null)
}

export function LetBotPlay({ lobby, seat, first }: { lobby: Lobby; seat: number; first?: true }) {
  const { t, say } = useWords()
  const name = say(lobby.seats[seat]?.name ?? '')
  return (
    <button
      type="button"
      data-first={first}
      aria-label={t('company.bot.let.who', { name })}
      onClick={() => void proposeBot(lobby.table, seat)}
      data-do="propose-bot"
    >
      {t('company.bot.let')}
    </button>
  )
}

/** A note, when the game has been waiting for somebody who is gone. */
export function Absent({ lobby }: { readonly lobby: Lobby }) {
  const seat = useSession(({ shown }) => (shown === null || shown.over ? undefined : shown.waiting[0]))
  return seat === undefined ? null : <AbsentAt lobby={lobby} seat={seat} />
}

function AbsentAt({ lobby, seat }: { readonly lobby: Lobby; readonly seat: number }) {
  const { t, say } = useWords()
  const left = useUntilBot(lobby, seat)
  const from = lobby.seats[seat]?.botFrom ?? null
  // Dismissed until this person has come and gone again.
  const [dismissed, setDismissed] = useState<number | null>(null)
  if (left !== 0 || lobby.proposal !== null || dismissed === from) return null
  return (
    <section className={company['banner']} role="status" data-do="absent">
      <p>{t('company.bot.gone', { name: say(lobby.seats[seat]?.name ?? '') })}</p>
      <div className={company['buttons']}>
        <button type="button" onClick={() => setDismissed(from)}>
          {t('company.bot.wait')}
        </button>
        <LetBotPlay lobby={lobby} seat={seat} first />
      </div>
    </section>
  )
}
