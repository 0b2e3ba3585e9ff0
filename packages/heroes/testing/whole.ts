// The game with what judges and inspects it, for laws and searches.
import type { WholeGame } from '@lorehall/kernel'
import { heroes } from '../src/index.ts'
import { inspect } from '../src/inspect.ts'
import { judge } from '../src/judge.ts'
import type { State } from '../src/state.ts'
import type { Values } from '../src/values/index.ts'

export const wholeHeroes: WholeGame<State, Values> = { ...heroes, judge, inspect }
