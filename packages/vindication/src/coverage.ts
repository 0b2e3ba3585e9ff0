// Everything that games at this table can reach, for checks that all of it was seen.
import { coverageWith } from '@lorehall/grammar'
import type { Coverage } from '@lorehall/kernel'
import type { Box } from './box/box.ts'
import { QUEST_IDS, TRIGGER_IDS } from './cards/index.ts'
import { OPTION_KINDS } from './choices.ts'
import { STEPS } from './rules/all-steps.ts'
import type { Terms } from './terms.ts'

/** The names that no table with these terms can reach. */
function absentFrom(terms: Terms): ReadonlySet<string> {
  const { dropPrice, choosesChampion, heroismFirst, empoweredDraws, recovers, vindicates } = terms
  return new Set([
    ...(dropPrice === 0 ? ['dropForHonor'] : []),
    ...(choosesChampion ? [] : ['champion']),
    ...(heroismFirst ? ['losses'] : ['counterattack', 'harm']),
    ...(empoweredDraws ? [] : ['empower', 'choose', 'take']),
    ...(recovers ? [] : ['owe', 'recover', 'give-up']),
    ...(vindicates ? [] : ['vindicate', 'vindication', 'exoneration/2']),
  ])
}

/** Only the contents of the table's box. Regions that left to make room are not included, nor are their prompts. */
export function coverageOf({ modules, contents, regions, bag, aside, terms }: Box): Coverage {
  const absent = absentFrom(terms)
  const gone = regions.filter(({ copies }, i) => copies > 0 && bag[i] === 0 && aside[i] === 0)
  const asked = gone.flatMap(({ visit }) => ('step' in visit ? [visit.step] : []))
  const shown = (all: readonly string[]) => all.filter((name) => !absent.has(name))
  const all = coverageWith({ cards: [], steps: Object.keys(STEPS), options: [...OPTION_KINDS] }, modules)
  return {
    cards: shown([
      ...contents.flatMap(({ cards, apart = [] }) => [...cards, ...apart].map(({ id }) => id)),
      ...regions.flatMap((region) => (gone.includes(region) ? [] : [region.id])),
      ...TRIGGER_IDS,
      ...QUEST_IDS.flatMap((id) => [`${id}/1`, `${id}/2`]),
    ]),
    steps: shown(all.steps).filter((name) => !asked.some((step) => name.startsWith(step))),
    options: shown(all.options),
  }
}
