// The ways in which a player can give the next picks of a plan, cheapest first.
import type { Ask, Table } from '@lorehall/kernel'
import { clicked } from '../packages/web/src/table-ui/clicked.ts'
import { offered } from '../packages/host/src/joined.ts'
import { routes } from '../packages/host/src/routes.ts'

export type Way =
  /** A click on a highlighted thing gives the picks. */
  | { readonly by: 'place'; readonly at: string; readonly picks: number }
  /** A button of the option. */
  | { readonly by: 'button'; readonly option: string; readonly picks: number }
  /** A click on a highlighted thing opens a menu with the option. */
  | { readonly by: 'menu'; readonly at: string; readonly option: string; readonly picks: number }
  /** A button of the bar opens a menu with the option. */
  | { readonly by: 'part'; readonly option: string; readonly picks: number }

/** A distant place whose route begins the plan; the longest route first. */
function distant(table: Table, ask: Ask, plan: readonly string[], taken: ReadonlySet<string>): Way[] {
  return Object.entries(routes(table.machine, ask))
    .filter(([at, route]) => !taken.has(at) && route.every((pick, i) => pick === plan[i]))
    .map(([at, route]) => ({ by: 'place', at, picks: route.length }) as const)
    .toSorted((a, b) => b.picks - a.picks)
}

/** `arrives`: a click on an adjacent place also stops there. */
export function waysFor(table: Table, ask: Ask, plan: readonly string[], arrives: boolean): Way[] {
  const names = table.sitters.map(({ name }) => name)
  const offers = offered(table.machine, ask, names).offers.map(({ id, option, label }) => ({
    id,
    kind: option.kind,
    at: option.at,
    manner: option.manner,
    label,
    extra: false,
  }))
  const wanted = offers
    .filter(({ id }) => id.split(' ').every((pick, i) => pick === plan[i]))
    .toSorted((a, b) => b.id.split(' ').length - a.id.split(' ').length)
  const near = wanted.flatMap(({ id, at }): Way[] => {
    const picks = id.split(' ').length
    const options = offers.filter((offer) => at !== '' && offer.at === at)
    const what = clicked({ options, route: null, reasons: [] })
    const place: Way[] = what.does === 'answer' && what.option.id === id ? [{ by: 'place', at, picks }] : []
    const menu: Way[] =
      what.does === 'menu' || place.length === 0 ? [{ by: 'menu', at, option: id, picks }] : []
    return [
      ...place,
      { by: 'button', option: id, picks },
      ...(at === '' ? [] : menu),
      { by: 'part', option: id, picks },
    ]
  })
  const taken = new Set(arrives ? [] : offers.map(({ at }) => at))
  return [...distant(table, ask, plan, taken), ...near]
}
