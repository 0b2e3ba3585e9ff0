// The glossary of Heroes: the same at every table.
import type { GlossaryFor } from '../../../table-ui/lesson/glossary.ts'
import { GLOSSARY_EN } from './en.ts'

export const glossaryFor: GlossaryFor = () => GLOSSARY_EN
