// Every option that guilds and monuments offer.
import type { Option } from '@lorehall/kernel'
import { choiceMaker } from '../../choice-maker.ts'
import { USES, type Use } from './uses.ts'

const make = choiceMaker()

/** Chooses a use for the favor token. */
export const USE_FAVOR: Readonly<Record<Use, Option>> = {
  fortify: make.named('favor', 'fortify', 'favor:fortify'),
  diplomacy: make.named('favor', 'diplomacy', 'favor:diplomacy'),
  barricade: make.named('favor', 'barricade', 'favor:barricade'),
  leading: make.named('favor', 'leading', 'favor:leading'),
  allegiance: make.named('favor', 'allegiance', 'favor:allegiance'),
  empowerment: make.named('favor', 'empowerment', 'favor:empowerment'),
  monument: make.named('favor', 'monument', 'favor:monument'),
  commendation: make.named('favor', 'commendation', 'favor:commendation'),
  destiny: make.named('favor', 'destiny', 'favor:destiny'),
}

/** The use with that name. */
export function useNamed(name: string): Use {
  const found = USES.find((use) => use === name)
  if (found === undefined) throw new RangeError(`favor has no use '${name}'`)
  return found
}

export const FORTIFY = make.regions('fortify')
export const DIPLOMACY = make.regions('diplomacy')
export const BARRICADE = make.spaces('barricade')
export const LEAD_POTENTIAL = make.named('lead', 'potential', 'power:potential')
export const LEAD_INFLUENCE = make.named('lead', 'influence', 'power:influence')
export const ALLEGIANCE = make.cards('allegiance')
export const EMPOWERMENT = make.cards('empowerment')
export const COMMENDATION = make.cards('commendation')
export const DESTINY = make.cards('destiny')

export const LEND = make.attributes('lend')
export const LEND_CONVICTION = make.named('lend', 'conviction', 'power:conviction')
export const LEND_TILE = make.attributes('lend-tile')

export const GUILD_KINDS: ReadonlySet<string> = new Set(make.kinds())
