// The strengths of bots that players choose from, for lists and forms, which don't need the bots themselves.
import { type StrengthId, strengths } from '@lorehall/bots/strengths'

export { type Strength, type StrengthId, strengths, USUAL_STRENGTH } from '@lorehall/bots/strengths'

/** The strength of a player's first games. */
export const FIRST_STRENGTH: StrengthId = 'easy'

/** The bots of older tables, with the strength that comes closest. */
const EARLIER: ReadonlyMap<string, StrengthId> = new Map([
  ['random', 'easy'],
  ['quick', 'easy'],
  ['greedy', 'normal'],
])

/** The strength of a bot; undefined: it is none that players choose. */
export function strengthNamed(bot: string | null | undefined): StrengthId | undefined {
  const known = strengths.find(({ id }) => id === bot)
  return known?.id ?? EARLIER.get(bot ?? '')
}

export const strengthOf = (id: StrengthId) => strengths.find((one) => one.id === id) ?? strengths[0]
