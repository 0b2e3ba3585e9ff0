// Every option the Well of Wishes offers.
import { choiceMaker } from '../../choice-maker.ts'

const make = choiceMaker()

export const WISH = make.cards('wish')

export const WELL_KINDS: ReadonlySet<string> = new Set(make.kinds())
