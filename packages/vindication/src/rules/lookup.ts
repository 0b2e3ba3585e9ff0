// Cards, regions and numbers of the table, by name.
import type { AnyCard, Card } from '../cards/card.ts'
import type { Region } from '../regions/region.ts'
import { at } from '../state.ts'
import type { F } from './step.ts'

export function card(f: F, id: string): Card {
  const found = f.values.box.cards.get(id)
  if (found === undefined) throw new Error(`no card '${id}'`)
  return found
}

/** A card of any deck, also of a module's own. */
export function anyCard(f: F, id: string): AnyCard {
  const { cards, apart } = f.values.box
  const found = cards.get(id) ?? apart.get(id)
  if (found === undefined) throw new Error(`no card '${id}'`)
  return found
}

export function isCompanion(f: F, id: string): boolean {
  return (f.values.box.cards.get(id)?.initiative ?? 0) > 0
}

/** A number of a module. */
export function amount(f: F, module: string, name: string): number {
  const found = f.values.amounts[module]?.[name]
  if (found === undefined) throw new Error(`no number '${name}' of '${module}'`)
  return found
}

export function region(f: F, kind: string): Region {
  const found = f.values.box.regionOf.get(kind)
  if (found === undefined) throw new Error(`no region '${kind}'`)
  return found
}

/** The honor of a discovered region: for taking control, for a visit by another player, and at the end. */
export function controlHonor(f: F, hex: number): number {
  return region(f, at(f.state.regions, hex)).control
}
