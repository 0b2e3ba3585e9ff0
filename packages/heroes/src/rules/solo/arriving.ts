// The Enemy's army after a Battle it has won: it takes what is there, and lands if it can't stay at sea. (H-SOLO-6)
import type { Option } from '@lorehall/kernel'
import { pointed } from '../../map/compass.ts'
import { idOf, type Place } from '../../map/world.ts'
import { HEROES } from '../../values/words.ts'
import { landAir as landAsked, landings, sink } from '../battle/end.ts'
import { player } from '../lookup.ts'
import { lead } from '../move/army.ts'
import { sizeOf } from '../move/company.ts'
import { onFoot, shift } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import { mayEnter, partyOf } from './army.ts'
import { takesWhatIsThere } from './collecting.ts'
import { arrowOf, foe, isFoe, RIVAL } from './enemy.ts'

/** It takes the tokens and the Region's resource. (H-SOLO-4) */
function takes(t: T, place: Place): void {
  const { heroes } = player(t, foe(t))
  const hero = HEROES.find((one) => heroes[one].at === place)
  if (hero !== undefined) takesWhatIsThere(t, hero, place)
}

const enemyArrives = (t: T, { at }: StepOf<'enemyArrives'>): void => takes(t, at)

/** Where it lands, by the arrow; null: nowhere. */
function landing(f: F, sea: Place, goals: readonly Place[]): Place | null {
  const { heroes } = player(f, foe(f))
  const hero = HEROES.find((one) => heroes[one].at === sea)
  const [first = null] = goals
  if (hero === undefined) return first
  const party = partyOf(f, hero, false)
  return pointed(
    f,
    sea,
    arrowOf(f, hero),
    ['coast', 'sky'],
    (to) => goals.includes(to) && mayEnter(f, party, to),
  )
}

function lands(t: T, sea: Place, goals: readonly Place[]): void {
  const to = landing(t, sea, goals)
  if (to === null) return sink(t, foe(t), sea)
  const p = player(t, foe(t))
  if (p.vessels.air.at === sea) shift(p, 'air', sea, to)
  const army = onFoot(p, sea)
  if (sizeOf(army) > 0) lead(p, army, sea, to)
  t.emit({ type: 'landed', rival: RIVAL, region: idOf(t, to) })
  takes(t, to)
}

/** In place of the base's step: the Enemy is not asked where it lands. */
function landAir(t: T, step: StepOf<'landAir'>, answer: Option | undefined): void {
  const goals = isFoe(t, step.seat) ? landings(t, step.seat, step.at) : []
  if (goals.length > 0) lands(t, step.at, goals)
  else landAsked(t, step, answer)
}

export const arrivingSteps = { enemyArrives, landAir }
