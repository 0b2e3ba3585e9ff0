// Every option the Jewelcrafter offers.
import { Choices } from '../../choice.ts'

const make = new Choices()

export const PAY_OFF = make.word('pay-off', 'crystals')
export const TRADE_IN = make.word('trade-in', 'crystals')
export const INFUSE = make.attributes('infuse')
export const STAND_IN = make.cards('stand-in')
export const WITH_BLOCKS = make.attributes('with-blocks')

export const JEWEL_KINDS: ReadonlySet<string> = make.kinds
