// The labels of options of Spells and other effects.
import { capital } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { spellPrice } from '../../../rules/spells/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { continentOf } from '../../../map/world.ts'
import { continentSaid, regionName } from '../../regions/en.ts'
import { slotName } from '../../slots/en.ts'
import { nameOf, pieceSaid, priceSaid } from '../../words/en.ts'

type Said = (f: F, option: Option, names: readonly string[]) => string

const ACTIONS: Readonly<Record<string, string>> = { recruit: 'Recruit', tax: 'Tax' }

/** Two parts of a name: `ore-mana`, `2-food`. */
const parts = (name: string): readonly [string, string] => {
  const [first = '', second = ''] = name.split('-')
  return [first, second]
}

/** A card and its price for the player who holds it; nobody else is asked about it. */
function castSaid(f: F, card: string): string {
  const holder = f.state.players.findIndex(
    ({ hand, scribed }) => hand.includes(card) || scribed.some((one) => one.card === card),
  )
  const mana = spellPrice(f, Math.max(0, holder), card)
  return mana === 0 ? nameOf(f, card) : `${nameOf(f, card)} for ${priceSaid({ mana })}`
}

export const SPELL_OPTIONS: Readonly<Record<string, Said>> = {
  at: (f, { n }) => regionName(f, n),
  on: (f, { name }) => continentSaid(f, continentOf(f, name)),
  who: (_f, { n }, names) => names[n] ?? '',
  unit: (f, { n, name }) => pieceSaid(f, n, name),
  every: () => 'All of them',
  'no-more': () => 'No more',
  kind: (_f, { name }) => capital(name),
  swap: (_f, { name }) => {
    const [give, get] = parts(name)
    return `1 ${capital(give)} for 1 ${capital(get)}`
  },
  rob: (_f, { name }, names) => {
    const [seat, kind] = parts(name)
    return `1 ${capital(kind)} from ${names[Number(seat)] ?? ''}`
  },
  recall: (_f, { name }) => slotName(name),
  turn: (f, { name }) => nameOf(f, name),
  instead: (_f, { name }) => ACTIONS[name] ?? name,
  bar: (f, { name }) => nameOf(f, name),
  cast: (f, { name }) => castSaid(f, name),
  pass: () => 'Pass',
}
