// A turn of the toy in one minute, and its words: the same at every table.
import type { PrimerFor } from '../src/games/game.ts'
import type { GlossaryFor } from '../src/table/lesson/glossary.ts'
import { GLOSSARY_EN, PRIMER_EN } from './en.ts'

export const primerFor: PrimerFor = () => PRIMER_EN
export const glossaryFor: GlossaryFor = () => GLOSSARY_EN
