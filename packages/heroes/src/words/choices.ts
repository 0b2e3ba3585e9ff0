// The options of further words.
import { choiceMaker } from '@lorehall/grammar'

const make = choiceMaker()

export const SET_DOWN = make.word('set-down')
/** A resource that pays for something. */
export const PAY_KIND = make.each('pay-kind', 'resource')

export const ANOTHER = make.owned('another', 'tactic')

export const KINDS: ReadonlySet<string> = new Set(make.kinds())
