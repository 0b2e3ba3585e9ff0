// The texts about where a card's numbers come from.
import { learn } from './en.ts'
import { SOURCES_EN } from './sources/en.ts'

learn(SOURCES_EN)
