// The race that the ruler shows, as a thing that can be read: everyone's points now, and if the game ended now.
import type { Update } from '@lorehall/host'
import type { Words } from '../../text/language.ts'
import type { About } from '../about.ts'
import { type Party, partiesOf, partyName } from '../parties.ts'
import type { GameParts, ScoreParts } from '../parts.ts'

/** Its name among the things on the table. */
export const RACE = 'race'

/** A party on the ruler, with its points now and if the game ended now. */
export interface Runner {
  readonly party: Party
  readonly name: string
  readonly now: number
  readonly ended: number
}

interface Scored {
  readonly names: Pick<GameParts['names'], 'points'>
  readonly score: Pick<ScoreParts, 'points' | 'ruler'>
}

export function runnersOf(
  update: Update,
  score: Pick<ScoreParts, 'points'>,
  words: Words,
): readonly Runner[] {
  return partiesOf(update).flatMap((party): Runner[] => {
    const { seats, total } = party
    if (total === null) return []
    const now = seats.reduce((sum, seat) => sum + score.points(update, seat), 0)
    return [
      { party, name: partyName(party, update, words), now: seats.length === 0 ? total : now, ended: total },
    ]
  })
}

/** Describes the race; the leader comes first. */
export function aboutRace(update: Update, { names, score }: Scored, words: Words): About {
  const { t, say } = words
  const runners = runnersOf(update, score, words).toSorted((a, b) => b.now - a.now)
  return {
    title: t('ruler.thing', { points: say(names.points) }),
    text: score.ruler(update, words).ends,
    lines: runners.map(({ name, now, ended }) => t('ruler.one', { name, n: now, ended })),
    plain: true,
  }
}
