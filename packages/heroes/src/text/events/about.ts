// The place a log line points at, and the rule behind it.
import type { EventAbout, GameEvent } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'

const RULES: Readonly<Record<string, string>> = {
  round: 'H-TURN-1',
  action: 'H-TURN-2',
  followed: 'H-FOLLOW-3',
  mustered: 'H-MUSTER-1',
  recruited: 'H-RECRUIT-1',
  built: 'H-BUILD-2',
  upgraded: 'H-BUILD-3',
  tower: 'H-TOWER-1',
  scribed: 'H-RESEARCH-2',
  putAway: 'H-RESEARCH-1',
  taxShifted: 'H-TAX-2',
  gave: 'H-TEAM-12',
  turnedUp: 'H-EXPLORE-3',
  explored: 'H-EXPLORE-2',
  notHired: 'H-TOKEN-3',
  notWelcomed: 'H-TOKEN-4',
  challenged: 'H-TOKEN-6',
  battle: 'H-BATTLE-1',
  strength: 'H-BATTLE-3',
  tactic: 'H-TACTIC-1',
  cancelled: 'H-TACTIC-5',
  joined: 'H-TACTIC-6',
  battleWon: 'H-BATTLE-7',
  damage: 'H-DAMAGE-1',
  destroyed: 'H-LOSS-1',
  razed: 'H-DAMAGE-2',
  retreated: 'H-RETREAT-1',
  out: 'H-OUT-1',
  cast: 'H-SPELL-3',
  countered: 'H-SPELL-4',
  copied: 'H-ANSWER-2',
  stolen: 'H-ANSWER-6',
  marked: 'H-MARK-1',
  placed: 'H-VERB-6',
  shifted: 'H-VERB-7',
  sentHome: 'H-VERB-8',
  taken: 'H-VERB-3',
  swapped: 'H-VERB-4',
  recalled: 'H-VERB-18',
  barred: 'H-VERB-14',
  ending: 'H-END-5',
}

/** Points at the Region the event names, if any. */
export function about({ values }: F, event: GameEvent): EventAbout {
  const { region } = event
  return {
    at: typeof region === 'string' ? `region:${region}` : null,
    rule: RULES[event.type] ?? values.box.text.rules[event.type] ?? null,
  }
}
