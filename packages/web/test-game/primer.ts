// The toy's primer and glossary: the same at every table.
import type { PrimerFor } from '../src/games/game.ts'
import type { GlossaryFor } from '../src/table-ui/lesson/glossary.ts'
import { GLOSSARY_EN, PRIMER_EN } from './en.ts'

export const primerFor: PrimerFor = () => PRIMER_EN
export const glossaryFor: GlossaryFor = () => GLOSSARY_EN
