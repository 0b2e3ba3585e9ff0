// How bots judge Vindication. A table's box contains what its modules add.
import type { Judge } from '@lorehall/kernel'
import { facts } from './bot/facts.ts'
import { outlook } from './bot/outlook.ts'
import { quick } from './bot/quick.ts'
import type { State } from './state.ts'
import type { Values } from './values/index.ts'
import { worth } from './bot/worth.ts'

export const judge: Judge<State, Values> = {
  quick,
  worth,
  promising: (f, ask) => f.values.box.promising?.(f, ask) ?? ask.options,
  facts,
  skills: { easy: { haze: 2 } },
  outlook,
}
