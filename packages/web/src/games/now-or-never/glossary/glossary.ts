// The glossary of Now or Never, with the words of the table's modules.
import type { GlossaryFor } from '../../../table-ui/lesson/glossary.ts'
import { modulesInPlay } from '../cards/box.ts'
import { GLOSSARY_EN } from './en.ts'

export const glossaryFor: GlossaryFor = () => ({ ...GLOSSARY_EN, ...modulesInPlay().glossary })
