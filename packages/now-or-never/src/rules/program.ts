// Runs the deeds of a record in order. A deed that asks a question is pushed as a step; all others are done here.
import type { Deed } from '../cards/vocabulary.ts'
import { maxHearts } from './inforce.ts'
import { gain, loseHearts, pay } from './purse.ts'
import type { StepOf, T } from './step.ts'

/** Starts the deeds of a record. */
export function run(t: T, seat: number, deeds: readonly Deed[], from: string): void {
  if (deeds.length > 0) t.push({ do: 'program', seat, deeds, at: 0, from })
}

/** Does nothing once the turn has ended early. (N-PURSE-3) */
function program(t: T, { seat, deeds, at, from }: StepOf<'program'>): void {
  const deed = deeds[at]
  if (deed === undefined || t.state.turn.over) return
  if (at + 1 < deeds.length) t.push({ do: 'program', seat, deeds, at: at + 1, from })
  act(t, seat, deed, from)
}

function act(t: T, seat: number, deed: Deed, from: string): void {
  const { turn } = t.state
  switch (deed.verb) {
    case 'pay':
      return pay(t, seat, deed, from)
    case 'gain':
      return gain(t, seat, deed, from)
    case 'heal':
      return gain(t, seat, { heart: maxHearts(t, seat) }, from)
    case 'loseHearts':
      if (deed.dice === undefined) return loseHearts(t, seat, deed.n ?? 0, from)
      return t.push({ do: 'loseRolled', seat, dice: deed.dice, from })
    case 'takeFirstPlayer':
      t.state.first = seat
      return t.emit({ type: 'firstPlayer', seat, from })
    case 'addMove':
      if (turn.hero !== null) turn.hero.left += deed.n
      return
    case 'ignoreEnemies':
      turn.ignoring = true
      return
    case 'damage':
      if (turn.fight !== null) turn.fight.damage += deed.n
      return
    case 'defend':
      if (turn.fight !== null) turn.fight.defence += deed.n
      return
    case 'build':
      return t.push({ do: 'build', seat, from })
    case 'buyGear':
      return t.push({ do: 'buyGear', seat, off: deed.off, from })
    case 'swapTiles':
      return t.push({ do: 'swapTiles', seat, times: deed.times, from })
    case 'gainVillagers':
      return t.push({ do: 'gainVillagers', seat, n: deed.n, from })
    case 'drawQuests':
      return t.push({ do: 'drawQuests', seat, draw: deed.draw, keep: deed.keep, from })
    case 'drawOrders':
      return t.push({ do: 'drawOrders', seat, draw: deed.draw, keep: deed.keep, from })
    case 'rollGain':
      return t.push({ do: 'rollGain', seat, per: deed.per, from })
    case 'changeGoods':
      return t.push({ do: 'changeGoods', seat, upTo: deed.upTo, from })
    case 'heroAction':
      return t.push({ do: 'heroAction', seat, move: deed.move, from })
    case 'takeSearchToken':
    case 'readySpecialist':
    case 'useSpecialist':
    case 'visitAgain':
      return t.push({ do: deed.verb, seat, from })
    case 'reroll':
    case 'cheaperBuild':
      // The question that offers these deeds does them itself, for a die or a price.
      return
  }
}

export const programSteps = { program }
