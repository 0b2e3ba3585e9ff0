// Effects of the Enemy's spells and of the spaces of its track. (H-SOLO-8)
import { idOf, isSea, isShore } from '../../map/world.ts'
import { SUPPLY } from '../../state.ts'
import type { Deed } from '../../cards/enemy.ts'
import { HEROES, type HeroKind } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { inPlay } from '../pieces.ts'
import { score } from '../points.ts'
import { towerDistance } from '../prices.ts'
import { gain } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { towerForNothing } from './actions.ts'
import { foe, RIVAL } from './enemy.ts'
import { harms } from './harm.ts'
import { placeAtHome, placeWith } from './placing.ts'

function deeds(t: T, step: StepOf<'deeds'>): void {
  const [deed, ...rest] = step.deeds
  if (deed === undefined) return
  if (rest.length > 0) t.push({ ...step, deeds: rest })
  does(t, step.hero, deed, step.from ?? '')
}

function does(t: T, hero: HeroKind, deed: Deed, from: string): void {
  if ('place' in deed) return placeUnits(t, hero, deed)
  if ('gain' in deed) return gain(t, foe(t), deed.gain, from)
  if ('vp' in deed) return score(t, foe(t), deed.vp * timesOf(t, deed), from)
  if ('level' in deed) {
    player(t, foe(t)).level = deed.level
    return t.emit({ type: 'upgraded', rival: RIVAL, level: deed.level })
  }
  if ('vessel' in deed) {
    const { vessels, capital } = player(t, foe(t))
    const canDock = deed.vessel === 'air' || isShore(t, capital)
    if (canDock && vessels[deed.vessel].at === SUPPLY) return placeAtHome(t, deed.vessel)
    return score(t, foe(t), t.values.enemy.insteadVp, from)
  }
  if ('tower' in deed) {
    if (!towerForNothing(t, farthest(t))) score(t, foe(t), t.values.enemy.insteadVp, from)
    return undefined
  }
  if ('end' in deed) return endsTrack(t)
  if ('marker' in deed) return mark(t, hero, deed.marker)
  return harms(t, hero, deed, from)
}

/** How often points are scored. */
function timesOf(f: F, deed: Extract<Deed, { vp: number }>): number {
  if (deed.per === undefined) return 1
  return Math.floor(inPlay(player(f, foe(f)), deed.per.unit) / deed.per.every)
}

function placeUnits(t: T, hero: HeroKind, { place, n, to }: Extract<Deed, { place: unknown }>): void {
  for (let i = 0; i < n; i++) {
    if (to === 'courtyard') placeAtHome(t, place)
    else for (const one of to === 'hero' ? [hero] : oneByRegion(t)) placeWith(t, place, one)
  }
}

/** One Hero per Region with Heroes of the Enemy: several may be at home. */
function oneByRegion(f: F): HeroKind[] {
  const { heroes } = player(f, foe(f))
  return HEROES.filter((hero) => HEROES.find((one) => heroes[one].at === heroes[hero].at) === hero)
}

/** The Hero farthest from its Capital; at sea and at home, the distance is 0. */
function farthest(f: F): HeroKind {
  const p = player(f, foe(f))
  const far = (hero: HeroKind) => {
    const { at } = p.heroes[hero]
    return isSea(f, at) || at === p.capital ? 0 : towerDistance(f, foe(f), at)
  }
  return HEROES.toSorted((one, other) => far(other) - far(one))[0] ?? 'a'
}

/** The last space triggers the end: this round is finished and one more is played. (H-SOLO-10) */
function endsTrack(t: T): void {
  const { state } = t
  if (state.end !== null) return
  state.end = { by: 'track', seat: null, last: state.round + 1 }
  t.emit({ type: 'ending', rival: RIVAL, by: 'track', last: state.round + 1 })
}

/** Puts a marker where the Hero is, until the end of the next round. */
function mark(t: T, hero: HeroKind, id: string): void {
  const { state } = t
  const { at } = player(t, foe(t)).heroes[hero]
  state.marks = state.marks.filter((mark) => mark.id !== id || mark.at !== at)
  state.marks.push({ id, at, seat: foe(t), until: state.round + 1 })
  t.emit({ type: id, rival: RIVAL, region: idOf(t, at) })
}

export const deedSteps = { deeds }
