// The options of further words.
import { choiceMaker } from '@lorehall/grammar'
import { named, type Option } from '@lorehall/kernel'
import { idOf, type InWorld, perWorld, type Place } from '../map/world.ts'

const make = choiceMaker()

export const SET_DOWN = make.word('set-down')
/** A resource that pays for something. */
export const PAY_KIND = make.each('pay-kind', 'resource')

/** A piece from the stock, not from the map. */
export const FROM_STOCK = make.word('from-stock')
/** Gives up a Serf instead of Food. */
export const GIVE_SERF = make.word('give-serf')

export const ANOTHER = make.owned('another', 'tactic')

/** Souls are on the card that raising is done with. */
export const RAISING = make.word('raising', 'souls')
export const RAISE = make.owned('raise', 'unit')
export const ENLIST = make.owned('enlist', 'unit')
export const BOOST = make.sum('boost', 'souls')
/** Where a raised Unit is placed. */
const places = perWorld((): Option[] => [])
make.kind('raise-at')
export const RAISE_AT = (f: InWorld, place: Place): Option =>
  (places(f.values.world)[place] ??= named('raise-at', idOf(f, place), `region:${idOf(f, place)}`, place))

export const KINDS: ReadonlySet<string> = new Set(make.kinds())
