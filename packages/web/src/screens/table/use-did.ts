// Whether there is something that the others did, to show or narrate again.
import { useSession } from '../../state/session/store.ts'
import { useTrail } from '../../table-ui/trail/use-trail.ts'

/** Whether I am asked something and the others did something before. */
export function useDid(): boolean {
  const told = useTrail().steps.length > 0
  const asked = useSession(({ shown }) => shown !== null && shown.ask !== null && !shown.ask.aside)
  return told && asked
}
