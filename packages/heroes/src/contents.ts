// The id and the lobby fields of every module, for the form. The base never imports this list. The rest of a module's
// content comes with its rules or its parts of the page, so that only tables that use it fetch it.
import type { FormContent } from './box/content.ts'
import { orderAndChaosForm } from './modules/order-and-chaos/form.ts'

export const CONTENTS: readonly FormContent[] = [orderAndChaosForm]
