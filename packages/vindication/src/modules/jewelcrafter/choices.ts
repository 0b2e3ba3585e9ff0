// Every option the Jewelcrafter offers.
import { choiceMaker } from '../../choice-maker.ts'

const make = choiceMaker()

export const PAY_OFF = make.word('pay-off', 'crystals')
export const TRADE_IN = make.word('trade-in', 'crystals')
export const INFUSE = make.attributes('infuse')
export const STAND_IN = make.cards('stand-in')
export const WITH_BLOCKS = make.attributes('with-blocks')

export const JEWEL_KINDS: ReadonlySet<string> = new Set(make.kinds())
