// Sets up a hero who is about to act: their space, their cards, and the next results of the die.
import { below, cloneJson, seedStream, type Stream } from '@lorehall/kernel'
import type { NStep } from '../src/rules/step.ts'
import { at, freshTurn, type HeroAction, type State } from '../src/state.ts'
import { PILES } from '../src/cards/records.ts'
import { layOver, type PlayerSpot, type Scenario, scenario, type Spot } from './scenario.ts'

export interface HeroSpot extends Spot {
  /** Quest cards in the hand of seat 0, and those it has tucked. They are taken from wherever they are. */
  readonly hand?: readonly string[]
  readonly done?: readonly string[]
  /** Gear of seat 0, slot by slot; taken from the row or the pile. */
  readonly wears?: { readonly red?: readonly string[]; readonly blue?: readonly string[] }
  /** The next step; by default a hero action. */
  readonly step?: NStep
}

function takeOut(lists: readonly string[][], id: string): void {
  const list = lists.find((one) => one.includes(id))
  list?.splice(list.indexOf(id), 1)
}

/** Puts the whole hand back into the piles, then takes the named cards from wherever they are. */
function holdQuests(state: State, hand: readonly string[], done: readonly string[]): void {
  const p = at(state.players, 0)
  const letters = { B: 'basic', A: 'artifact', D: 'advanced' } as const
  const pileOf = (id: string) => (id.startsWith('B') ? letters.B : id.startsWith('A') ? letters.A : letters.D)
  for (const id of p.hand.splice(0)) state.quests[pileOf(id)].down.push(id)
  const places = [
    ...PILES.flatMap((pile) => [state.quests[pile].down, state.quests[pile].discard]),
    ...state.players.map((other) => other.hand),
  ]
  for (const id of [...hand, ...done]) takeOut(places, id)
  p.hand.push(...hand)
  p.done.push(...done)
}

function wear(state: State, colour: 'red' | 'blue', tokens: readonly string[]): void {
  const p = at(state.players, 0)
  for (const [slot, id] of tokens.entries()) {
    if (id === '') continue
    takeOut([state.gearPile[colour], state.gearRow[colour]], id)
    p[colour][slot] = id
    p.toLearn = p.toLearn.filter((other) => other !== id)
  }
}

/** Seat 0 on its turn, at the given step. */
export function onTurn(spot: HeroSpot = {}): Scenario {
  return laidOut(spot, () => undefined)
}

/** Seat 0 at the stop of a hero action on this location; if empty, on the space that `me` gives. */
export function atStop(
  location: string,
  { me, ...spot }: HeroSpot & { readonly me?: PlayerSpot } = {},
): Scenario {
  const players = { 0: { coins: 0, mana: 0, ...me }, ...spot.players }
  return laidOut({ step: { do: 'stop', seat: 0 }, ...spot, players }, (game) => {
    const p = at(game.players, 0)
    if (location !== '') p.space = game.locations.indexOf(location)
    game.turn = { ...freshTurn(0), acted: true, hero: { ...STOPPED } }
  })
}

const STOPPED: HeroAction = {
  from: 0,
  left: 0,
  steps: 1,
  owes: false,
  stopped: true,
  questPlayed: false,
  playing: '',
  visited: '',
}

function laidOut(
  { hand, done, wears, step, state, players, ...start }: HeroSpot,
  lay: (game: State) => void,
): Scenario {
  const g = scenario(start)
  const { machine } = g.table
  const position = cloneJson(machine.position)
  const { game } = position
  if (hand !== undefined || done !== undefined) holdQuests(game, hand ?? [], done ?? [])
  wear(game, 'red', wears?.red ?? [])
  wear(game, 'blue', wears?.blue ?? [])
  game.phase = 'season'
  game.turn = freshTurn(0)
  lay(game)
  layOver(game, { state: state ?? {}, players: players ?? {} })
  position.stack = [step ?? { do: 'heroAction', seat: 0 }]
  machine.load(position)
  return g
}

/** The next four-sided dice show these numbers, if nothing else is drawn in between. */
export function rolls(g: Scenario, ...faces: readonly number[]): Scenario {
  for (let n = 0; ; n++) {
    const stream = seedStream(`rolls ${n}`)
    const trial: Stream = [stream[0], stream[1], stream[2], stream[3]]
    if (faces.every((face) => 1 + below(trial, 4) === face)) {
      g.table.machine.position.chance = stream
      return g
    }
  }
}
