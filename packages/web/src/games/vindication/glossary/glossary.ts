// The glossary of Vindication, for the rules and modules of a table.
import type { GlossaryFor } from '../../../table-ui/lesson/glossary.ts'
import { modulesInPlay } from '../in-play.ts'
import { otherwiseAt, saidAt } from '../otherwise.ts'
import { GLOSSARY_EN, GLOSSARY_OTHERWISE_EN } from './en.ts'

export const glossaryFor: GlossaryFor = (shown) => ({
  ...GLOSSARY_EN,
  ...modulesInPlay().glossary,
  ...saidAt(GLOSSARY_OTHERWISE_EN, otherwiseAt(shown)),
})
