// The subject of a log line and the rule behind it, shown when a player points at the line.
import type { EventAbout, GameEvent } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'

/** Rules by an event's cause, or by its type. */
const RULE_OF: Readonly<Record<string, string>> = {
  vindicating: 'V-VINDICATE-2',
  rest: 'V-POWER-3',
  character: 'V-CHARACTER-1',
  struggle: 'V-MOVE-8',
  proficiency: 'V-PROF-2',
  empower: 'V-DRAW-2',
  save: 'V-FIGHT-5',
  tower: 'V-REGION-3',
  inn: 'V-REGION-11',
  'round-limit': 'V-END-3',
  'fixed-length': 'V-HOUSE-3',
  'trigger-token': 'V-EDITION-2',
  journey: 'V-SETUP-2',
  startingCompanion: 'V-SETUP-4',
  questKept: 'V-SETUP-6',
  sealed: 'V-SETUP-6',
  round: 'V-SETUP-9',
  turn: 'V-TURN-1',
  moved: 'V-MOVE-1',
  teleported: 'V-MOVE-9',
  discovered: 'V-DISCOVER-1',
  visited: 'V-VISIT-1',
  controlled: 'V-CONTROL-1',
  gaveUp: 'V-GAIN-7',
  gained: 'V-GAIN-1',
  missed: 'V-GAIN-1',
  paid: 'V-GAIN-2',
  converted: 'V-ATTR-2',
  augmented: 'V-POWER-2',
  diluted: 'V-POWER-4',
  recovered: 'V-GAIN-4',
  returned: 'V-GAIN-1',
  convictionUsed: 'V-POWER-6',
  characterActivated: 'V-CHARACTER-1',
  activated: 'V-COMPANION-1',
  acquired: 'V-DRAW-1',
  rolled: 'V-ATTR-4',
  fought: 'V-FIGHT-2',
  tired: 'V-FIGHT-4',
  died: 'V-FIGHT-5',
  spared: 'V-FIGHT-5',
  mounted: 'V-REGION-5',
  learned: 'V-PROF-1',
  tileDiscarded: 'V-PROF-2',
  vindicated: 'V-VINDICATE-1',
  honor: 'V-HONOR-1',
  tokenTaken: 'V-TRIGGER-2',
  triggerRevealed: 'V-TRIGGER-2',
  ending: 'V-END-1',
  scored: 'V-END-4',
  over: 'V-END-7',
}

/** Fields with the number of a place. In a discovery, `region` is the kind and `hex` the number. */
const PLACES = [
  ['space', 'space'],
  ['hex', 'region'],
  ['region', 'region'],
] as const

/** Fields with the id of a card or deck. */
const NAMED = ['card', 'deck'] as const

/** The most specific thing the event names. */
function placeOf(event: GameEvent): string | null {
  for (const [field, kind] of PLACES) {
    const value = event[field]
    if (typeof value === 'number') return `${kind}:${value}`
  }
  for (const field of NAMED) {
    const value = event[field]
    if (typeof value === 'string' && value !== '') return `${field}:${value}`
  }
  return null
}

const hexIn = (text: string | null | undefined) =>
  Number(/^(?:region|rent|control):(\d+)$/.exec(text ?? '')?.[1] ?? 0)

export function about(f: F, event: GameEvent): EventAbout {
  const { regionOf, text } = f.values.box
  const at = placeOf(event)
  const cause = event.from ?? ''
  const kind = f.state.regions[hexIn(event.from) || hexIn(at)] ?? ''
  // Modules name the rules of their own events.
  const special = text.rules[event.type] ?? RULE_OF[cause] ?? text.rules[cause]
  const rule = special ?? (kind === '' ? RULE_OF[event.type] : regionOf.get(kind)?.rule)
  return { at, rule: rule ?? null }
}
