// The options of a table for the lobby form, without the rules.
import { CONTENTS } from './contents.ts'
import { allowedBy, nextOf, optionsFor } from './options.ts'

export const options = optionsFor(CONTENTS)
export const allows = allowedBy(CONTENTS)
export const next = nextOf(CONTENTS)
