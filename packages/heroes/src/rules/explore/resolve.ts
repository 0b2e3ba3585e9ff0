// Resolving a token: it stays or is removed, then takes effect. (H-TOKEN)
import { idOf, type Place } from '../../map/world.ts'
import type { TokenVerb } from '../../cards/tokens.ts'
import { score } from '../points.ts'
import { gain } from '../purse.ts'
import type { T } from '../step.ts'
import { effectOf, spokenBy } from '../tokens.ts'
import { act } from '../verbs/acts.ts'
import { strengthThere } from './monsters.ts'

type Challenge = Extract<TokenVerb, { readonly do: 'challenge' }>

/** Points if the army is strong enough; otherwise it is driven home. The token is removed either way. (H-TOKEN-6) */
function challenge(t: T, seat: number, place: Place, id: string, { strength: needed, vp }: Challenge): void {
  const strength = strengthThere(t, seat, place)
  const beaten = strength >= needed
  t.emit({ type: 'challenged', seat, region: idOf(t, place), token: id, strength, needed, beaten, from: id })
  if (beaten) score(t, seat, vp, id)
  else t.push({ do: 'driven', seat, place })
}

/** Carries out a token's verb for the Units of a seat. */
export function speak(t: T, seat: number, place: Place, id: string, verb: TokenVerb): void {
  switch (verb.do) {
    case 'gain':
    case 'swap':
      return act(t, { seat }, verb, id)
    case 'hire':
      return t.push({ do: 'hire', seat, place, token: id })
    case 'welcome':
      return t.push({ do: 'fisherman', seat, place, ...spokenBy(t, id, verb.do) })
    case 'research':
      return t.push({ do: 'wizardTower', seat, ...spokenBy(t, id, verb.do) })
    case 'challenge':
      return challenge(t, seat, place, id, verb)
    case 'rob':
      return t.push({ do: 'rogue', seat, place, ...spokenBy(t, id, verb.do) })
    case 'throwArmy':
      return t.push({ do: 'unstable', seat, place, ...spokenBy(t, id, verb.do) })
    case 'throwVessel':
      return t.push({ do: 'storm', seat, place, ...spokenBy(t, id, verb.do) })
    case 'waylay':
      return t.push({ do: 'pirates', seat, place })
  }
}

/** A token that stays is live from now on. Some kinds stay only once per Region. (H-TOKEN-2) */
export function resolve(t: T, seat: number, place: Place, id: string): void {
  const { live, gone } = t.state
  const { id: as, stays, gives, says } = effectOf(t, id, place)
  const doubled = stays === 'single' && live.some((token) => token.id === id && token.at === place)
  if (stays === false || doubled) gone.push(id)
  else live.push({ at: place, id })
  t.emit({ type: 'explored', seat, region: idOf(t, place), token: id, from: id })
  t.values.box.words?.explored(t, seat, place)
  if (gives !== undefined) gain(t, seat, gives, id)
  if (says !== undefined) speak(t, seat, place, as, says)
}
