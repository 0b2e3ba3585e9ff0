// Every option of the Building Sites.
import { choiceMaker } from '../../choice-maker.ts'

const make = choiceMaker()

export const BUILD = make.tiles('build')

export const SITE_KINDS: ReadonlySet<string> = new Set(make.kinds())
