// Every option the Temple Ruins offer.
import { Choices } from '../../choice.ts'

const make = new Choices()

export const SEARCH = make.word('search')
export const SEARCH_DEEPER = make.word('search-deeper')

export const RUIN_KINDS: ReadonlySet<string> = make.kinds
