// The course of a Battle from beginning to end. There is only one Battle at a time. (H-BATTLE-2)
import { idOf } from '../../map/world.ts'
import type { Battle, Side, SideName, Stage } from '../../state.ts'
import type { Moment } from '../../cards/effect.ts'
import { happen } from '../abilities/moments.ts'
import { carrierFor } from '../guests.ts'
import { heroesOf } from '../hired.ts'
import { player } from '../lookup.ts'
import { score } from '../points.ts'
import { retreat } from '../retreat.ts'
import { isFoe, who } from '../solo/enemy.ts'
import { cardPoints, gatherBones } from '../solo/fighting.ts'
import { combatSpell, spellsOfWinner } from '../spells/combat.ts'
import type { StepOf, T } from '../step.ts'
import { isEmpty, isSiege, ongoing, other, ownIn, owners } from './army.ts'
import { clearLying, isSpared, takeDamage } from './damage.ts'
import { endBattle } from './end.ts'
import { askLeader } from './lead.ts'
import { takeCapital } from './siege.ts'
import { strength } from './strength.ts'
import { settleTactics } from './tactics.ts'

const SIDES: readonly SideName[] = ['defender', 'attacker']

const loserOf = ({ winner }: Battle): SideName | null => (winner === '' ? null : other(winner))

/** The stages in order, and what happens in each. */
const STAGES: Readonly<Record<Stage, (t: T, battle: Battle) => void>> = {
  lead: askLeader,
  started(t, { attacker, defender, place }) {
    t.emit({ type: 'battle', ...who(t, attacker.seat), against: defender.seat, region: idOf(t, place) })
    score(t, attacker.seat, t.values.battleVp, 'battle')
    tell(t, 'attacked')
    tell(t, 'battle.started')
  },
  totals(t, battle) {
    noteHeroes(t, battle)
    for (const name of SIDES) tellStrength(t, battle, name)
  },
  defenderSpell: (t, { defender }) => combatSpell(t, defender.seat),
  attackerSpell: (t, { attacker }) => combatSpell(t, attacker.seat),
  tactics(t, battle) {
    t.push({ do: 'tactics', seat: battle.attacker.seat })
  },
  shown(t, battle) {
    if (t.values.box.words === null) settleTactics(t, battle)
  },
  conscripts(t, battle) {
    for (const side of SIDES.toReversed()) {
      const { seat, tactic, cancelled } = battle[side]
      if (tactic === '' || cancelled || isFoe(t, seat)) continue
      t.push({ do: 'conscript', seat, side, left: t.values.tactics[tactic].conscripts })
    }
  },
  payment(t, battle) {
    for (const side of SIDES.toReversed()) t.push({ do: 'payTactic', seat: battle[side].seat, side })
  },
  /** The higher total wins; the defender wins ties. (H-BATTLE-7) */
  compared(t, battle) {
    noteHeroes(t, battle)
    const defence = tellStrength(t, battle, 'defender')
    const attack = tellStrength(t, battle, 'attacker')
    wins(t, battle, attack > defence ? 'attacker' : 'defender')
  },
  points(t, battle) {
    for (const name of SIDES) {
      const { seat, tactic, cancelled, card } = battle[name]
      if (cancelled) continue
      if (card !== '') score(t, seat, cardPoints(t, card), card)
      else if (tactic !== '') score(t, seat, t.values.tactics[tactic].vp, tactic)
    }
    answerVictory(t, battle)
  },
  sacrificed(t, battle) {
    for (const name of SIDES) clearLying(t, battle, name)
  },
  beaten(t, battle) {
    const lost = loserOf(battle) === 'defender' && isSiege(t, battle)
    if (!lost && !isSpared(battle)) tell(t, 'battle.damage')
  },
  damage(t, battle) {
    const loser = loserOf(battle)
    if (loser === null) return
    if (loser === 'defender' && isSiege(t, battle)) takeCapital(t, battle)
    else takeDamage(t, battle, loser)
  },
  retreat(t, battle) {
    const loser = loserOf(battle)
    if (loser === null) return
    const side = battle[loser]
    // Each owner retreats their own Units. (H-TEAM-5)
    for (const owner of owners(side).toReversed()) {
      const { vessel } = side
      const own = vessel === '' || owner === side.seat
      retreat(t, owner, side.at, own ? vessel : carrierFor(t, side.seat, vessel))
    }
  },
  over(t, battle) {
    for (const name of SIDES) clearLying(t, battle, name)
    gatherBones(t, battle)
    tell(t, 'battle.over')
  },
  left: endBattle,
}

const ORDER = Object.keys(STAGES).filter((name): name is Stage => name in STAGES)

/** Triggers the abilities of both sides. */
function tell(t: T, moment: Moment): void {
  const { attacker, place } = ongoing(t)
  happen(t, moment, { seat: attacker.seat, event: place })
}

/** Notes the Heroes that fought to the end, for abilities triggered after the Battle. */
function noteHeroes(t: T, battle: Battle): void {
  for (const name of SIDES) {
    const side = battle[name]
    side.heroes = heroesOf(player(t, side.seat)).filter((hero) => ownIn(t, side, hero) > 0)
  }
}

/** Announces a side's Strength with all its lines. (H-BATTLE-3) */
function tellStrength(t: T, battle: Battle, name: SideName): number {
  const { natural, lines, total } = strength(t, battle, name)
  for (const { what } of lines) t.credit(what)
  t.emit({ type: 'strength', ...who(t, battle[name].seat), natural, lines, total })
  return total
}

/** The Tactic card of a side, or the Enemy's card; empty: none. */
const playedBy = ({ tactic, card }: Side): string => (card === '' ? tactic : card)

function wins(t: T, battle: Battle, winner: SideName): void {
  battle.winner = winner
  const [played, beaten] = [playedBy(battle[winner]), playedBy(battle[other(winner)])]
  t.emit({ type: 'battleWon', ...who(t, battle[winner].seat), region: idOf(t, battle.place), played, beaten })
}

function answerVictory(t: T, battle: Battle): void {
  spellsOfWinner(t, battle)
  tell(t, 'battle.won')
}

/** If a side has neither Units nor Structures, the Battle ends and the other side wins. (H-BATTLE-6) */
function lookForEmpty(t: T, battle: Battle): void {
  noteHeroes(t, battle)
  const gone = SIDES.filter((name) => isEmpty(t, battle[name]))
  battle.ceased = gone.length > 0
  const [lost] = gone
  if (gone.length === 1 && lost !== undefined) wins(t, battle, other(lost))
}

/**
 * Whether the Battle has ended early: a side was empty, or a Spell ended it without a winner. No Tactic cards are
 * played. (H-BATTLE-6, H-BATTLE-9)
 */
function isCutShort(t: T, battle: Battle, stage: Stage): boolean {
  if (!battle.ceased && stage === 'tactics') lookForEmpty(t, battle)
  return battle.ceased && stage !== 'over' && stage !== 'left'
}

function battleStep(t: T, { seat, stage }: StepOf<'battle'>): void {
  const battle = ongoing(t)
  if (isCutShort(t, battle, stage)) {
    t.push({ do: 'battle', seat, stage: 'over' })
    if (battle.winner !== '') answerVictory(t, battle)
    return
  }
  battle.stage = stage
  const next = ORDER[ORDER.indexOf(stage) + 1]
  if (next !== undefined) t.push({ do: 'battle', seat, stage: next })
  STAGES[stage](t, battle)
  t.values.box.words?.inBattle(t, battle, stage)
}

export const battleSteps = { battle: battleStep }
