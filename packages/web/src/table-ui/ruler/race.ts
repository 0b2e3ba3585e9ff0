// The race on the ruler and each way the game can end, as things that can be read.
import type { Update } from '@lorehall/host'
import type { Words } from '../../text/language.ts'
import type { About } from '../about.ts'
import { type Party, partiesOf, partyName } from '../parties.ts'
import type { GameParts, ScoreParts } from '../parts.ts'

/** Its name among the things on the table. */
export const RACE = 'race'

/** The things that are ways to end the game begin with this. */
export const WAY = 'way:'

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

/** Rivals are counted after the seats. */
const nameAt = ({ seats, rivals }: Update, seat: number): string =>
  (seats[seat] ?? rivals[seat - seats.length])?.name ?? ''

/** Describes a way the game can end; the count of each player, or the one they share. */
export function aboutWay(
  update: Update,
  at: string,
  { score }: Pick<Scored, 'score'>,
  words: Words,
): About | null {
  const { t, say } = words
  const way = score.ruler(update, words).ways?.find(({ id }) => `${WAY}${id}` === at)
  if (way === undefined) return null
  const { name, text, counts, of, said = '' } = way
  const line = (seat: number | null, n: number) =>
    seat === null
      ? t('ruler.way', { n, of: of ?? n })
      : t('ruler.way.one', { name: say(nameAt(update, seat)), n, of: of ?? n })
  return {
    title: say(name),
    text: say(text),
    lines: of === null ? [say(said)] : counts.map(({ seat, n }) => line(seat, n)),
    plain: true,
  }
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
