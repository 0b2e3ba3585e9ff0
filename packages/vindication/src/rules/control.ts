// Taking control of regions: with a visit, before or after it. (V-CONTROL)
import type { Reason } from '@lorehall/kernel'
import { TOUCHES } from '../map/board.ts'
import { CONTROL } from '../choices.ts'
import {
  CONVICTION,
  GIVEN_UP,
  GONE_FROM_IT,
  GUARDED,
  NO_VISIT_WITH_IT,
  TAKEOVER_CONVICTION,
  TOOK_ALREADY,
  VISITED_ANOTHER,
} from '../reasons.ts'
import { at } from '../state.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { acted, active, held } from './inforce.ts'
import { controlHonor } from './lookup.ts'
import { askPayers, ownShare, usable } from './power.ts'
import type { F, StepOf, T } from './step.ts'
import { againstVisiting, BESIDE, startVisit, visitLeft } from './visit.ts'

/** The conviction a region costs: 1 if free, 2 from another; cards set it, Impunity doubles it. */
export function controlCost(f: F, seat: number, hex: number): number {
  const owner = at(f.state.owners, hex)
  if (owner === -1) return 1
  const usual = active(f, seat, 'takeoverPrice')?.n ?? 2
  return held(f, owner, 'doubled') === null ? usual : usual * 2
}

/**
 * The block placed on a region is one of the conviction it costs. If another player pays all of that, it comes from
 * influence.
 */
export const laidFor = (cost: number): number => (cost > 1 ? 0 : 1)

/**
 * Nobody can take a player's region while Oneth is in their party and they are beside one of their regions.
 * (V-CONTROL-9)
 */
function guarded(f: F, hex: number): boolean {
  const owner = at(f.state.owners, hex)
  if (owner === -1 || held(f, owner, 'guardsRegions') === null) return false
  return at(TOUCHES, player(f, owner).space).some((near) => at(f.state.owners, near) === owner)
}

/** Why a region can't be controlled, apart from its price and by any means. */
export function againstTaking(f: F, seat: number, hex: number): Reason | null {
  if (f.state.turn.gaveUp.includes(hex)) return GIVEN_UP
  return f.values.box.against.control?.(f, seat, hex) ?? (guarded(f, hex) ? GUARDED : null)
}

function againstControl(t: T, seat: number, hex: number): Reason | null {
  const against = againstTaking(t, seat, hex)
  if (against === GUARDED) {
    const lookout = held(t, at(t.state.owners, hex), 'guardsRegions')
    if (lookout !== null) t.credit(lookout.card.id)
  }
  if (against !== null) return against
  const cost = controlCost(t, seat, hex)
  if (usable(t, seat, laidFor(cost)) >= cost) return null
  return at(t.state.owners, hex) === -1 ? CONVICTION : TAKEOVER_CONVICTION
}

/**
 * After a visit, the player may take control of that region while beside it; before the visit, of any region they
 * could visit now.
 */
export function offerControl(t: T, seat: number, near: readonly number[]): void {
  // Every region costs something. The reasons are worked out only when someone asks for them.
  if (!t.explains && usable(t, seat) === 0) return
  const { owners, regions } = t.state
  if (!t.values.box.terms.controlNeedsVisit) {
    offerBeside(t, seat, near)
    return
  }
  const visited = controllable(t)
  for (const hex of visited) {
    if (at(owners, hex) === seat) continue
    t.may(at(CONTROL, hex), near.includes(hex) ? againstControl(t, seat, hex) : GONE_FROM_IT)
  }
  if (!visitLeft(t, seat)) return
  for (const hex of near) {
    if (at(regions, hex) === '' || at(owners, hex) === seat || visited.includes(hex)) continue
    t.may(at(CONTROL, hex), againstControl(t, seat, hex) ?? withoutVisit(t, seat, hex))
  }
}

/** The prototype: any region beside the figure, once per turn; after a visit, only the visited one. (V-EDITION-11) */
function offerBeside(t: T, seat: number, near: readonly number[]): void {
  const { owners, regions, turn } = t.state
  const took = player(t, seat).used.some((what) => what.startsWith(BESIDE))
  const beside = at(TOUCHES, player(t, seat).space)
  for (const hex of near) {
    if (at(regions, hex) === '' || at(owners, hex) === seat) continue
    // A longer reach is for visits only.
    if (!beside.includes(hex) && !turn.visited.includes(hex)) continue
    const elsewhere = turn.visited.length > 0 && !turn.visited.includes(hex)
    t.may(at(CONTROL, hex), took ? TOOK_ALREADY : elsewhere ? VISITED_ANOTHER : againstControl(t, seat, hex))
  }
}

const NOWHERE: readonly number[] = []

/** The regions whose visit of this turn still allows control. */
export function controllable({ state: { turn } }: F): readonly number[] {
  const { mayControl, grants } = turn
  if (grants.length === 0) return mayControl === 0 ? NOWHERE : [mayControl]
  const earlier = grants.flatMap(({ what, n }) => (what === 'control' ? [n] : []))
  return mayControl === 0 ? earlier : [mayControl, ...earlier]
}

function withoutVisit(f: F, seat: number, hex: number): Reason | null {
  return againstVisiting(f, seat, hex) === null ? null : NO_VISIT_WITH_IT
}

/**
 * Control that belongs to a visit. If it is taken first, the visit is the very next step. (V-CONTROL-5, V-CONTROL-6)
 */
export function takeControl(t: T, seat: number, hex: number): void {
  const { turn } = t.state
  if (!t.values.box.terms.controlNeedsVisit) player(t, seat).used.push(`${BESIDE}${hex}`)
  else if (!controllable(t).includes(hex)) {
    startVisit(t, seat, hex)
    t.push({ do: 'settle', seat })
  }
  if (turn.mayControl === hex) turn.mayControl = 0
  else turn.grants = turn.grants.filter(({ what, n }) => what !== 'control' || n !== hex)
  t.push({ do: 'control', seat, region: hex })
  const cost = controlCost(t, seat, hex)
  askPayers(t, seat, cost, `control:${hex}`, laidFor(cost))
}

/** Places one block on the region. A player who lets others pay places it from influence. */
function control(t: T, step: StepOf<'control'>): void {
  const { seat, region: hex } = step
  const owner = at(t.state.owners, hex)
  const cost = controlCost(t, seat, hex)
  if (owner !== -1) {
    const impunity = held(t, owner, 'doubled')
    if (impunity !== null) acted(t, owner, impunity.card.id)
  }
  const p = player(t, seat)
  const own = ownShare(t, seat, cost)
  p.conviction -= own
  p.influence += own - 1
  t.emit({ type: 'convictionUsed', seat, n: cost, from: `control:${hex}` })
  occupy(t, seat, hex, owner === -1 ? controlHonor(t, hex) : takeoverHonor(t, seat, hex), cost)
  happen(t, seat, { what: 'convictionUsed' })
}

function takeoverHonor(t: T, seat: number, hex: number): number {
  const rule = active(t, seat, 'takeoverHonor')
  if (rule !== null) t.credit(rule.card.id)
  return rule?.n ?? controlHonor(t, hex)
}

/**
 * Changes the owner and returns the former owner's block. The new block has already been paid; `cost`: the conviction
 * this took, 0 if it was something else.
 */
export function occupy(t: T, seat: number, hex: number, honor: number, cost = 0): void {
  const former = at(t.state.owners, hex)
  if (former !== -1) player(t, former).influence++
  t.state.owners[hex] = seat
  player(t, seat).taken++
  t.emit({ type: 'controlled', seat, region: hex, former, cost })
  happen(t, seat, { what: 'regionTaken', fromAnother: former !== -1 })
  changeHonor(t, seat, honor, 'control', `control:${hex}`)
}

export const controlSteps = { control }
