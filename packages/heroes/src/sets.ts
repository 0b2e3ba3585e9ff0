// Recommended sets of expansions. Each module says which it belongs to. Their minutes follow from games of four bots: per
// game, they make 5 % more decisions with the small boxes or with Order & Chaos than in the base game, which takes about
// two hours, and a new faction has to be read.
import type { GameOptions, OptionSet } from '@lorehall/kernel'
import { CONTENTS } from './contents.ts'
import { EXPANSIONS_EN } from './text/lobby/en.ts'
import { SETS_EN } from './text/sets/en.ts'

export type SetName = 'hired' | 'factions' | 'everything' | 'six'

const MINUTES: Readonly<Record<SetName, number>> = { hired: 5, factions: 10, everything: 20, six: 20 }
const NAMES: readonly SetName[] = ['hired', 'factions', 'everything', 'six']

const group = EXPANSIONS_EN

const optionsOf = (name: SetName): GameOptions =>
  Object.fromEntries(
    CONTENTS.flatMap(({ id, inSets }) => {
      const settings = inSets?.[name]
      return settings === undefined ? [] : [[id, true] as const, ...Object.entries(settings)]
    }),
  )

export const sets: readonly OptionSet[] = [
  { id: 'none', ...SETS_EN.none, group, options: {}, minutes: 0 },
  ...NAMES.map((name) => ({
    id: name,
    ...SETS_EN[name],
    group,
    options: optionsOf(name),
    minutes: MINUTES[name],
  })),
]
