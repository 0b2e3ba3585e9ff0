// What the deeds of records say, in short.
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
        : 'lose as many hearts as a die shows'
    case 'gainVillagers':
      return `gain ${several(deed.n, 'a villager', 'villagers')}`
    case 'drawQuests':
      return kept(deed.draw, deed.keep, 'a quest card', 'quest cards')
    case 'drawOrders':
      return kept(deed.draw, deed.keep, 'an order', 'orders')
    case 'buyGear':
      return deed.off === 0 ? 'may buy gear' : `may buy gear for ${count(deed.off, 'coin')} less`
    case 'swapTiles':
      return `may swap two unbuilt tiles${deed.times === 1 ? '' : `, up to ${deed.times} times`}`
    case 'takeFirstPlayer':
      return 'take the first player token'
    case 'rollGain':
      return `roll a die and gain ${amounts(deed.per)} for each pip`
    case 'build':
      return 'build'
    case 'heal':
      return 'regain all hearts'
    case 'addMove':
      return several(deed.n, '1 more space', 'more spaces')
    case 'ignoreEnemies':
      return 'enemies you do not fight cost no heart this turn'
    case 'reroll':
      return 'roll the die again'
    case 'damage':
      return `${deed.n} more damage`
    case 'defend':
      return `${deed.n} more defence`
    case 'cheaperBuild':
      return `the building costs ${count(deed.n, 'coin')} less`
    case 'readySpecialist':
      return 'turn one of your specialists face up'
    case 'useSpecialist':
      return 'use any specialist on any board, face up or down'
    case 'visitAgain':
      return 'visit the location once more'
    case 'changeGoods':
      return `change up to ${deed.upTo} goods into other kinds`
    case 'takeSearchToken':
      return 'take any search token of the map'
    default:
      return `a hero action with movement ${deed.move}`
  }
}

/** "pay 2 experience; draw 2 quest cards and keep 1; gain 6 coins". */
export const deedsSaid = (deeds: readonly Deed[]): string => deeds.map(deedSaid).join('; ')
