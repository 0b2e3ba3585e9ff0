// The immediate reward of a sphere of the battle board. (V-MYTHS-8)
import type { Option } from '@lorehall/kernel'
import { NONE } from '../../../choices.ts'
import { changeHonor } from '../../../rules/honor.ts'
import { amount } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { clonesOnlyTokensLeft } from '../../../rulesets.ts'
import { at } from '../../../state.ts'
import { CLONE } from '../choices.ts'
import { FOE, mythsOf, type StepOf, type T } from '../state.ts'
import { CONVICTION_RING, type Reward, REWARDS } from '../values/boards.ts'
import { boardOf } from './event.ts'

/** The score line of the spheres' honor. */
const SOURCE = 'myths'

export function reward(t: T, { seat, reward: what, from }: StepOf<'myths/reward'>): void {
  if (what === 'home') {
    t.push({ do: 'takeBack', seat, n: amount(t, 'myths', 'home'), scope: 'companions', from })
  } else if (what === 'unlock') t.push({ do: 'augment', seat, how: 'potential', n: 1, from })
  else if (what === 'resolve') t.push({ do: 'augment', seat, how: 'influence', n: 1, from })
  else if (what === 'teleport') takeToken(t, seat)
  else if (what === 'honor') changeHonor(t, seat, amount(t, 'myths', 'honor'), SOURCE, from)
  else if (what === 'clone') t.push({ do: 'myths/clone', seat })
}

/** Takes a teleport token, if any are left. */
function takeToken(t: T, seat: number): void {
  if (!tokensLeft(t)) return
  const { tokens } = mythsOf(t)
  tokens[seat] = at(tokens, seat) + 1
  t.emit({ type: 'tokenWon', seat, from: FOE })
}

function tokensLeft(f: F): boolean {
  return mythsOf(f).tokens.reduce((n, own) => n + own, 0) < amount(f, 'myths', 'tokens')
}

/** Rewards of the six attribute rings that have no empty sphere left; never the first pick or a clone. */
function exhausted(f: F): Reward[] {
  const { spheres } = mythsOf(f)
  const rings = boardOf(f)
    .map((sphere, i) => ({ ...sphere, empty: spheres[i] === -1 }))
    .filter(({ ring }) => ring !== CONVICTION_RING)
  return REWARDS.filter((what) => {
    const same = rings.filter(({ reward: other }) => other === what)
    return what !== 'pick' && what !== 'clone' && same.length > 0 && same.every(({ empty }) => !empty)
  })
}

/** A clone copies a reward that has no empty sphere left. */
export function clone(t: T, { seat }: StepOf<'myths/clone'>, answer: Option | undefined): void {
  const spent = clonesOnlyTokensLeft(t) && !tokensLeft(t)
  const all = exhausted(t).filter((what) => what !== 'teleport' || !spent)
  if (answer === undefined && all.length > 0) {
    t.askOpen(seat, 'pick', 'myths/clone', FOE)
    for (const what of all) t.offer(at(CLONE, REWARDS.indexOf(what)))
    t.offer(NONE)
  } else if (answer !== undefined && answer !== NONE) {
    t.push({ do: 'myths/reward', seat, reward: at(REWARDS, answer.n), from: FOE })
  }
}
