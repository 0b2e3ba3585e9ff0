// The choices players make before a game, and which are allowed. For code that sets up tables; loads no rules.
import { CONTENTS } from './contents.ts'
import { allowedBy, optionsFor } from './options.ts'

export { sides } from './options.ts'

export const options = optionsFor(CONTENTS)
export const allows = allowedBy(CONTENTS)
