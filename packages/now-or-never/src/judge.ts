// How bots judge positions and options of Now or Never.
import type { Judge } from '@lorehall/kernel'
import { facts } from './bot/facts.ts'
import lessons from './bot/lessons.json' with { type: 'json' }
import { outlook } from './bot/outlook.ts'
import { promising } from './bot/promising.ts'
import { quick } from './bot/quick.ts'
import { worth } from './bot/worth.ts'
import type { State } from './state.ts'
import type { Values } from './values/index.ts'

export const judge: Judge<State, Values> = {
  quick,
  worth,
  weighsAhead: true,
  promising,
  outlook,
  facts,
  lessons,
  skills: { hard: { learned: true } },
}
