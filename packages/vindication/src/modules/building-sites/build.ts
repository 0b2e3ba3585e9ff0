// A site, and what is built on it. (V-SITES)
import type { Option, Reason } from '@lorehall/kernel'
import type { Slot } from '../../box/module.ts'
import { laidFor } from '../../rules/control.ts'
import { askPayers, usable } from '../../rules/power.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { BUILD } from './choices.ts'
import { SITE } from './content.ts'
import { BARE_SITE, BUILDING_PRICE, BUILT_BY_A_VISIT } from './reasons.ts'
import { type StepOf, type T, toBuild } from './state.ts'

const isSite = (f: F, hex: number) => f.state.regions[hex] === SITE

/** A visit to a site is building, and costs conviction. (V-SITES-2) */
export function againstVisit(f: F, seat: number, hex: number): Reason | null {
  return isSite(f, hex) && usable(f, seat, laidFor(1)) === 0 ? BUILDING_PRICE : null
}

/** A visit that does not allow control can't build. (V-SITES-5) */
export function againstFurtherVisit(f: F, _seat: number, hex: number): Reason | null {
  return isSite(f, hex) ? BUILT_BY_A_VISIT : null
}

/** An empty site can't be controlled. (V-SITES-3) */
export function againstControl(f: F, _seat: number, hex: number): Reason | null {
  return isSite(f, hex) ? BARE_SITE : null
}

/** Puts the chosen tile there. The conviction is paid as for any free region. (V-SITES-2) */
export function build(t: T, step: StepOf<'building-sites/build'>, answer: Option | undefined): void {
  const { seat, region } = step
  const open = toBuild(t)
  const kinds = [...new Set(open)]
  const [only] = kinds
  const kind = answer === undefined ? (kinds.length === 1 ? only : undefined) : answer.name
  if (kind === undefined) {
    t.askOpen(seat, 'pick', 'building-sites/build', `region:${region}`)
    for (const one of kinds) t.offer(BUILD(one))
    return
  }
  open.splice(open.indexOf(kind), 1)
  t.state.regions[region] = kind
  t.state.turn.mayControl = 0
  t.emit({ type: 'built', seat, region, kind })
  t.push({ do: 'control', seat, region })
  askPayers(t, seat, 1, `control:${region}`, laidFor(1))
}

export const slot: Slot = {
  lay(slots, _seats, { box: { aside, regions } }) {
    slots.toBuild = regions.flatMap(({ id }, i) => Array.from({ length: at(aside, i) }, () => id))
  },
  copy({ toBuild: kept }, to) {
    if (kept !== undefined) to.toBuild = kept.slice()
  },
  view: (f) => ({ open: toBuild(f).slice() }),
  check(f) {
    const { regions, owners, bag } = f.state
    const drawn = regions.filter((kind) => kind === SITE).length
    const hidden = at(
      bag,
      f.values.box.regions.findIndex(({ id }) => id === SITE),
    )
    const broken: string[] = []
    if (drawn + hidden !== toBuild(f).length) broken.push('there are not as many sites as there is to build')
    if (regions.some((kind, hex) => kind === SITE && owners[hex] !== -1)) broken.push('a bare site is held')
    return broken
  },
}
