// The lobby form and what its choices allow, without the rules.
import { CONTENTS } from './contents.ts'
import { allowedBy, optionsFor } from './options.ts'

export const options = optionsFor(CONTENTS)
export const allows = allowedBy(CONTENTS)
