// What the words of Heroes mean: the same at every table.
import type { GlossaryFor } from '../../../table/lesson/glossary.ts'
import { GLOSSARY_EN } from './en.ts'

export const glossaryFor: GlossaryFor = () => GLOSSARY_EN
