// The position of the card tests: seat 0 is on space 13, next to the hexes 1, 2 and 3, with nothing but blocks; seat 1
// is far away with the same. 8 blocks are in potential, 13 in influence.
import { at, ATTRIBUTES } from '../../src/state.ts'
import { type Changes, changesOf } from '../../testing/changes.ts'
import { type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/scenario.ts'

const BARE: PlayerSpot = {
  honor: 0,
  inspiration: 0,
  knowledge: 0,
  strength: 0,
  conviction: 0,
  party: {},
  quests: [],
}

const HIDDEN = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [i + 1, '' as const]))

interface Rest extends Omit<Spot, 'players'> {
  /** Seat 1. */
  readonly other?: PlayerSpot
}

export function holding(me: PlayerSpot, { other, ...rest }: Rest = {}): Scenario {
  return scenario({
    triggers: ['swiftness', 'vindication'],
    ...rest,
    regions: { ...HIDDEN, ...rest.regions },
    players: { 0: { ...BARE, space: 13, ...me }, 1: { ...BARE, space: 7, ...other } },
  })
}

/** The same with these companions already active. */
export function acting(id: string, blocks: number, me: PlayerSpot = {}, rest: Rest = {}): Scenario {
  return holding({ ...me, party: { [id]: blocks, ...me.party } }, { active: [id], ...rest })
}

/** The changes of the lines for seat 0. Anything not named did not change. */
export function does(g: Scenario, ...lines: readonly string[]): Changes {
  return changesOf(g, 0, ...lines)
}

/** The changes of activating a companion: a block on it, and the attributes it gives. */
export function activation(g: Scenario, id: string): Changes {
  const gives = g.table.machine.values.gives[id] ?? []
  const gained = ATTRIBUTES.flatMap((name, i) => (at(gives, i) > 0 ? [[name, at(gives, i)] as const] : []))
  const n = gives.reduce((sum, x) => sum + x, 0)
  return { ...Object.fromEntries(gained), [id]: 1, influence: -1 - n }
}

/** The player whose turn it is steps to the first space offered and ends the turn. */
export function endTurn(g: Scenario): void {
  if (!g.offers().includes('end')) {
    g.play(
      at(
        g.offers().filter((id) => id.startsWith('move:')),
        0,
      ),
    )
    if (g.offers().includes('stop')) g.play('stop')
  }
  g.play('end')
}

/** The points seat 0 would get at the end, by kind. */
export function atTheEnd(g: Scenario): Changes {
  const { machine } = g.table
  const [score] = machine.game.see.standing(machine, 'host')
  const lines = (score?.lines ?? []).filter(({ what }) => what !== 'start')
  return Object.fromEntries(lines.map(({ what, points }) => [what, points]))
}
