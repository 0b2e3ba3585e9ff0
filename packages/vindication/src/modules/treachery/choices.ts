// Every option Treachery offers a player.
import { choiceMaker } from '../../choice-maker.ts'

const make = choiceMaker()

export const MARK = make.cards('mark')
export const MARK_REGION = make.regions('mark-region')
export const LIFT = make.cards('lift')
export const LIFT_REGION = make.regions('lift-region')
export const USURP = make.regions('usurp')
export const GIVE = make.attributes('give')
export const LOSE = make.attributes('lose')
export const SICKEN = make.cards('sicken')
export const SHOVE = make.spaces('shove')
export const DASH = make.spaces('dash')
export const STAY = make.word('stay', '', 'declines')
export const WHOM = make.seats('whom')
export const SIPHON = make.seats('siphon')
export const PAY_ALONE = make.word('pay-alone', 'power:conviction')

export const KINDS: ReadonlySet<string> = new Set(make.kinds())
