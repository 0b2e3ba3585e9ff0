// Every option of the Building Sites.
import { Choices } from '../../choice.ts'

const make = new Choices()

export const BUILD = make.tiles('build')

export const SITE_KINDS: ReadonlySet<string> = make.kinds
