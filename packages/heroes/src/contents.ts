// The id and the lobby fields of every module, for the form. The base never imports this list. The rest of a module's
// content comes with its rules or its parts of the page, so that only tables that use it fetch it.
import type { FormContent } from './box/content.ts'
import { mercenariesForm } from './modules/mercenaries/form.ts'
import { nomadsForm } from './modules/nomads/form.ts'
import { orderAndChaosForm } from './modules/order-and-chaos/form.ts'
import { pestilenceForm } from './modules/pestilence/form.ts'

export const CONTENTS: readonly FormContent[] = [
  orderAndChaosForm,
  pestilenceForm,
  mercenariesForm,
  nomadsForm,
]
