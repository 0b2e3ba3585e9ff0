// Every option the Well of Wishes offers.
import { Choices } from '../../choice.ts'

const make = new Choices()

export const WISH = make.cards('wish')

export const WELL_KINDS: ReadonlySet<string> = make.kinds
