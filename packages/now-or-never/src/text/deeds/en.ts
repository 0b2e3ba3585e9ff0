// The effects of records, in short.
import type { Deed } from '../../cards/vocabulary.ts'
import { amounts, count, several } from '../words/en.ts'

function kept(draw: number, keep: number, one: string, many: string): string {
  const drawn = `draw ${several(draw, one, many)}`
  return draw === keep ? drawn : `${drawn} and keep ${keep}`
}

function deedSaid(deed: Deed): string {
  switch (deed.verb) {
    case 'pay':
      return `pay ${amounts(deed)}`
    case 'gain':
      return `gain ${amounts(deed)}`
    case 'loseHearts':
      return deed.dice === undefined
        ? `lose ${count(deed.n ?? 0, 'heart')}`
        : 'roll a die and lose that many hearts'
    case 'gainVillagers':
      return `gain ${several(deed.n, 'a villager', 'villagers')}`
    case 'drawQuests':
      return kept(deed.draw, deed.keep, 'a quest card', 'quest cards')
    case 'drawOrders':
      return kept(deed.draw, deed.keep, 'an order', 'orders')
    case 'buyGear':
      return deed.off === 0 ? 'you may buy gear' : `you may buy gear for ${count(deed.off, 'coin')} less`
    case 'swapTiles':
      return `you may swap two unbuilt tiles${deed.times === 1 ? '' : `, up to ${deed.times} times`}`
    case 'takeFirstPlayer':
      return 'take the first player token'
    case 'rollGain':
      return `roll a die and gain ${amounts(deed.per)} per pip`
    case 'build':
      return 'build'
    case 'heal':
      return 'regain all hearts'
    case 'addMove':
      return `walk ${several(deed.n, '1 more step', 'more steps')}`
    case 'ignoreEnemies':
      return 'enemies you do not fight cost no hearts this turn'
    case 'reroll':
      return 'reroll the die'
    case 'damage':
      return `${deed.n} more damage`
    case 'defend':
      return `${deed.n} more defense`
    case 'cheaperBuild':
      return `the building costs ${count(deed.n, 'coin')} less`
    case 'readySpecialist':
      return 'turn one of your specialists face up'
    case 'useSpecialist':
      return 'use any specialist on any board, face up or down'
    case 'visitAgain':
      return 'visit the location again'
    case 'changeGoods':
      return `change up to ${deed.upTo} goods into other kinds`
    case 'takeSearchToken':
      return 'take any search token from the map'
    default:
      return `take a hero action of ${several(deed.move, '1 step', 'steps')}`
  }
}

/** "pay 2 experience; draw 2 quest cards and keep 1; gain 6 coins". */
export const deedsSaid = (deeds: readonly Deed[]): string => deeds.map(deedSaid).join('; ')
