// The race the ruler shows, as a thing that can be read: who stands where now, and where if it ended now.
import type { Update } from '@lorehall/host'
import type { Words } from '../../text/language.ts'
import type { About } from '../about.ts'
import { type Party, partiesOf, partyName } from '../parties.ts'
import type { GameParts } from '../parts.ts'

/** What it is called among the things of a table. */
export const RACE = 'race'

/** A runner, as the ruler marks it. */
export interface Runner {
  readonly party: Party
  readonly name: string
  readonly now: number
  readonly ended: number
}

type Scored = Pick<GameParts, 'names' | 'points' | 'ruler'>

export function runnersOf(update: Update, parts: Pick<Scored, 'points'>, words: Words): readonly Runner[] {
  return partiesOf(update).flatMap((party): Runner[] => {
    const { seats, total } = party
    if (total === null) return []
    const now = seats.reduce((sum, seat) => sum + parts.points(update, seat), 0)
    return [
      { party, name: partyName(party, update, words), now: seats.length === 0 ? total : now, ended: total },
    ]
  })
}

/** Who is ahead comes first. */
export function aboutRace(update: Update, parts: Scored, words: Words): About {
  const { t, say } = words
  const runners = runnersOf(update, parts, words).toSorted((a, b) => b.now - a.now)
  return {
    title: t('ruler.thing', { points: say(parts.names.points) }),
    text: parts.ruler(update, words).ends,
    lines: runners.map(({ name, now, ended }) => t('ruler.one', { name, n: now, ended })),
    plain: true,
  }
}
