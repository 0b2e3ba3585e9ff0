// Every option the Temple Ruins offer.
import { choiceMaker } from '../../choice-maker.ts'

const make = choiceMaker()

export const SEARCH = make.word('search')
export const SEARCH_DEEPER = make.word('search-deeper')

export const RUIN_KINDS: ReadonlySet<string> = new Set(make.kinds())
