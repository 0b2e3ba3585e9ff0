// What players choose before a game and what that allows, for who sets a table. No rules.
import { CONTENTS } from './contents.ts'
import { allowedBy, optionsFor } from './options.ts'

export { sides } from './options.ts'

export const options = optionsFor(CONTENTS)
export const allows = allowedBy(CONTENTS)
