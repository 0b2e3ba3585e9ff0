// Keeps the list of my games online right while the hall is looked at.
// Whoever opens the line listens first: which tables wait is told at once, and only then.
import './badge.ts'
import { useGoing } from '../state/going.ts'
import { useTurns } from '../state/turns.ts'
import { learnWhoIAm, useIdentity } from './identity.ts'
import { loadMine, useLists } from './lists.ts'

/** Nothing tells that a turn has passed from one of the others to the next: it is looked up. */
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

/** Until it is stopped. */
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
