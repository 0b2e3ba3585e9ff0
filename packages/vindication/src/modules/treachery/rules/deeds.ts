// The deeds. The player chooses the target; the target chooses what to lose. (V-TREACHERY-11)
import type { Option } from '@lorehall/kernel'
import { occupy } from '../../../rules/control.ts'
import { player } from '../../../rules/counters.ts'
import { changeHonor } from '../../../rules/honor.ts'
import { gift, ownShare } from '../../../rules/power.ts'
import { happen } from '../../../rules/reactions.ts'
import { at, attributeOf, EVERY_ATTRIBUTE, INSPIRATION } from '../../../state.ts'
import { GIVE, LOSE } from '../choices.ts'
import { type DeedStep, type LoseStep, type T, treacheryOf } from '../state.ts'
import { priceFor, SOURCE } from './price.ts'

/** Honor for the player who loses a tile. */
const FOR_A_TILE = 2

/** A tile changes hands; it was not bought. (V-TREACHERY-12) */
export function takeTile(t: T, step: DeedStep<'takeTile'>, answer: Option | undefined): void {
  const { seat, whom, from } = step
  const victim = player(t, whom)
  const kinds = EVERY_ATTRIBUTE.filter((a) => victim.tiles[a] > 0)
  const [only] = kinds
  const given = answer === undefined ? (kinds.length === 1 ? only : undefined) : attributeOf(answer.n)
  if (given !== undefined) {
    victim.tiles[given]--
    player(t, seat).tiles[given]++
    const { taken } = treacheryOf(t)
    taken[seat] = at(taken, seat) + 1
    t.emit({ type: 'tileTaken', seat, whom, attribute: given, from })
    changeHonor(t, whom, FOR_A_TILE, SOURCE, from)
  } else if (kinds.length > 0) {
    // No other action in between: the target could discard all tiles and give none.
    t.ask(whom, 'pick', 'giveTile', from)
    for (const a of kinds) t.offer(GIVE[a])
  }
}

export function weaken(t: T, step: DeedStep<'weaken'>): void {
  lose(t, step, ANY)
}

export function dishearten(t: T, step: DeedStep<'dishearten'>): void {
  lose(t, step, INSPIRATION)
}

/** Gains 3 of what the neighbor lost. */
export function plunder(t: T, step: DeedStep<'plunder'>): void {
  lose(t, step, ANY, 3)
}

/** Any attribute, by number. */
const ANY = -1

function lose(t: T, { seat, whom, from }: DeedStep, attribute: number, gains = 0): void {
  t.push({ do: 'treachery/lose', seat, whom, attribute, gains, from })
}

/** One attribute of theirs returns to influence. */
export function suffer(t: T, step: LoseStep, answer: Option | undefined): void {
  const { seat, whom, attribute, gains, from } = step
  const { spheres } = player(t, whom)
  const kinds = EVERY_ATTRIBUTE.filter((a) => spheres[a] > 0 && (attribute === ANY || a === attribute))
  const [only] = kinds
  const lost = answer === undefined ? (kinds.length === 1 ? only : undefined) : attributeOf(answer.n)
  if (lost !== undefined) {
    spheres[lost]--
    player(t, whom).influence++
    t.emit({ type: 'weakened', seat: whom, attribute: lost, from })
    if (gains > 0) t.push({ do: 'gain', seat, give: gift(lost, gains), from })
  } else if (kinds.length > 0) {
    t.askOpen(whom, 'pick', 'lose', from)
    for (const a of kinds) t.offer(LOSE[a])
  }
}

/** Moves 2 blocks from potential. The neighbor dilutes 1 if they can. */
export function humble(t: T, { seat, whom, from }: DeedStep<'humble'>): void {
  t.push({ do: 'dilute', seat: whom, from })
  t.push({ do: 'augment', seat, how: 'potential', n: 2, from })
}

/** The region is taken without a visit and without its honor. (V-TREACHERY-15) */
export function usurp(t: T, { seat, whom, hex, from }: DeedStep<'usurp'>): void {
  const p = player(t, seat)
  const { conviction = 0 } = priceFor(t, seat, whom, { conviction: 1 })
  const own = ownShare(t, seat, conviction)
  p.conviction -= own
  p.influence += own - 1
  t.emit({ type: 'convictionUsed', seat, n: conviction, from })
  occupy(t, seat, hex, 0)
  happen(t, seat, { what: 'convictionUsed' })
}
