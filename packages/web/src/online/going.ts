// Keeps the list of my online games up to date while the hall is on screen. Listen before opening the connection: the
// server sends the waiting tables once, right after opening.
import './badge.ts'
import { useGoing } from '../state/going.ts'
import { useTurns } from '../state/turns.ts'
import { learnWhoIAm, useIdentity } from './identity.ts'
import { loadMine, useLists } from './lists.ts'

/** The server doesn't announce turns that pass between other players, so poll. */
const EVERY = 15_000

useLists.subscribe(({ mine, trouble }) => {
  const tables = mine?.filter(({ stage }) => stage !== 'over') ?? null
  useGoing.setState({ tables, unreached: trouble !== null })
})

useIdentity.subscribe(({ me, trouble }) => {
  if (me === null) useGoing.setState({ tables: [] })
  if (trouble !== null) useGoing.setState({ unreached: true })
})

async function look(): Promise<void> {
  if (document.visibilityState !== 'visible') return
  await learnWhoIAm()
  const { me } = useIdentity.getState()
  if (me !== null && me !== undefined) await loadMine()
}

/** Runs until the returned function is called. */
export function followGoing(): () => void {
  const now = () => void look()
  now()
  const timer = setInterval(now, EVERY)
  const stop = useTurns.subscribe(now)
  document.addEventListener('visibilitychange', now)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', now)
  }
}
