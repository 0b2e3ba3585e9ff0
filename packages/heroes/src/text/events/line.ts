// How a module words an event: a whole sentence, or what somebody did as it goes on after a name, in the form for
// others and in that for who reads.
import type { GameEvent } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'

export type Line = (event: GameEvent, f: F, names: readonly string[]) => string | readonly [string, string]
