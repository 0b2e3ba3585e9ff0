// A fight from its first roll to its end. (N-COMBAT)
import type { Option } from '@lorehall/kernel'
import { RETREAT, ROLL_ON } from '../choices.ts'
import { at } from '../state.ts'
import { RESULTS, rollDie } from './dice.ts'
import { answersTo } from './answers.ts'
import { blows, faceOf } from './hero-die.ts'
import { added } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { run } from './program.ts'
import { gain, loseHearts } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { owed } from './ways.ts'
import { action, fightOf } from './underway.ts'

/** The living enemy on the hero's space; null: none. */
export function enemyHere(f: F, seat: number): string | null {
  const { space } = player(f, seat)
  const here = at(f.values.spaces, space)
  if (here.kind !== 'enemy' || at(f.state.enemies, space) === 0) return null
  return at(f.values.levels, here.level - 1)
}

export function fightEnemy(t: T, seat: number): void {
  const id = enemyHere(t, seat)
  if (id === null) throw new Error('no enemy lives here')
  // Starting a fight waives the heart for not fighting. (N-HERO-5)
  action(t).owes = false
  if (!passBy(t, seat)) return
  t.push({ do: 'fightWon', seat })
  startFight(t, seat, id, lookup.enemy(t, id))
}

/**
 * Loses the hearts for everything on the space that is not fought, or all but `fought` of them. True if the hero can go
 * on. (N-HERO-5)
 */
export function passBy(t: T, seat: number, fought = 0): boolean {
  loseHearts(t, seat, owed(t, seat, action(t)) - fought, 'enemy')
  return !t.state.turn.over
}

export function startFight(
  t: T,
  seat: number,
  id: string,
  { health, attack }: { readonly health: number; readonly attack: number },
): void {
  t.state.turn.fight = { id, health, attack, dealt: 0, face: 0, damage: 0, defence: 0, taken: [] }
  t.credit(id)
  t.emit({ type: 'fightBegun', seat, foe: id, health, attack })
  t.push({ do: 'fightRound', seat })
}

/** The faces that win now without losing a heart, if no other face would give anything else. (N-ANYTIME-6) */
function unhurtWins(f: F, seat: number): readonly number[] {
  const gives = (die: number) =>
    faceOf(f, seat, die).onRoll.length > 0 || answersTo(f, seat, 'combatRoll', die).length > 0
  if (RESULTS.some(gives)) return []
  const { health, attack, dealt } = fightOf(f)
  const own = added(f, seat, 'defence')
  return RESULTS.filter((die) => {
    const { damage, defence } = faceOf(f, seat, die)
    return dealt + damage >= health && attack <= own + defence
  })
}

/** Pushes the roll with its rerolls, then the final face. */
function fightRound(t: T, { seat }: StepOf<'fightRound'>): void {
  t.push({ do: 'fightFace', seat })
  rollDie(t, seat, fightOf(t).id, unhurtWins(t, seat))
}

/** The effect of rolling the face, then options, then the damage of both sides. */
function fightFace(t: T, { seat }: StepOf<'fightFace'>): void {
  const fight = fightOf(t)
  fight.face = t.state.turn.die
  fight.damage = 0
  fight.defence = 0
  fight.taken = []
  const face = faceOf(t, seat, fight.face)
  t.credit(face.id)
  t.push({ do: 'fightStrike', seat })
  t.push({ do: 'fightOptions', seat })
  run(t, seat, face.onRoll, face.id)
}

/** Both sides at the same time. At 0 hearts the fight is lost even if the enemy is defeated. (N-COMBAT-8) */
function fightStrike(t: T, { seat }: StepOf<'fightStrike'>): void {
  const fight = fightOf(t)
  const { dealt, lost } = blows(t, seat)
  const p = player(t, seat)
  fight.dealt += dealt
  t.emit({ type: 'struck', seat, foe: fight.id, die: fight.face, dealt, lost })
  loseHearts(t, seat, lost, fight.id)
  if (p.hearts === 0) return lose(t, seat, 'fell')
  const kept = answersTo(t, seat, 'combatRoll', fight.face).filter(({ id }) => !fight.taken.includes(id))
  fight.face = 0
  if (fight.dealt < fight.health) t.push({ do: 'fightOn', seat })
  else t.state.turn.fight = null
  for (const { id, deeds } of kept) run(t, seat, deeds, id)
}

/** Another round, or retreat for experience. (N-COMBAT-10) */
function fightOn(t: T, { seat }: StepOf<'fightOn'>, answer: Option | undefined): void {
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'fightOn', fightOf(t).id)
    t.offer(ROLL_ON)
    t.offer(RETREAT)
  } else if (answer === ROLL_ON) t.push({ do: 'fightRound', seat })
  else lose(t, seat, 'retreated')
}

/** The enemy is back at full health, what was spent stays spent, and the turn is over. (N-COMBAT-11) */
function lose(t: T, seat: number, how: 'fell' | 'retreated'): void {
  const { id } = fightOf(t)
  t.emit({ type: 'fightLost', seat, foe: id, how })
  t.state.turn.fight = null
  gain(t, seat, { xp: t.values.setup.lossXP }, id)
  failQuest(t)
  t.state.turn.over = true
}

/** After a lost quest fight, the card goes face up to its discard pile. (N-QUEST-6) */
function failQuest(t: T): void {
  const now = action(t)
  if (now.playing === '') return
  t.state.quests[lookup.quest(t, now.playing).pile].discard.push(now.playing)
  now.playing = ''
}

/** An enemy token leaves the game: its reward, then the effects of winning a fight. (N-COMBAT-12) */
function fightWon(t: T, { seat }: StepOf<'fightWon'>): void {
  if (t.state.turn.over) return
  const p = player(t, seat)
  const id = enemyHere(t, seat)
  if (id === null) throw new Error('no enemy lives here')
  const { villagers = 0, ...counted } = lookup.enemy(t, id).reward
  t.state.enemies[p.space] = at(t.state.enemies, p.space) - 1
  p.kills.push(id)
  t.emit({ type: 'fightWon', seat, foe: id })
  t.push({ do: 'happen', seat, event: 'fightWon' })
  if (villagers > 0) t.push({ do: 'gainVillagers', seat, n: villagers, from: id })
  gain(t, seat, counted, id)
}

export const fightSteps = { fightRound, fightFace, fightStrike, fightOn, fightWon }
