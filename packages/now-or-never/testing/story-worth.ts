// The worth of rewards in coins, from the design. No rule and no bot reads it.
import type { Choice } from '../src/modules/story/cards/chapter.ts'

const WORTHS: Readonly<Record<string, number>> = {
  coin: 1,
  shell: 2,
  tool: 3,
  demon: 3.7,
  crystal: 3.8,
  book: 4,
  xp: 2,
  heart: 0.5,
  mana: 1.5,
}
const PIECES: Readonly<Record<string, number>> = {
  'story-specialist': 6,
  'mystic-healer': 5,
  'robot-y9': 7,
  'lab-monster': 9.5,
  'minute-glass': 5,
  'mooring-ring': 5,
}

export const bagWorth = (bag: object): number =>
  Object.entries(bag).reduce((sum, [what, n]) => sum + (WORTHS[what] ?? 0) * Number(n), 0)

function deedWorth(deed: Choice['do'][number]): number {
  switch (deed.verb) {
    case 'gain': {
      const { verb: _, ...bag } = deed
      return bagWorth(bag)
    }
    case 'gainVillagers':
      return 8.5 * deed.n
    case 'gainGlogo':
      return 6.5 * deed.n
    case 'drawQuests':
      return deed.keep === 2 ? 3.5 : deed.draw === 2 ? 2 : 1.5
    case 'drawOrders':
      return 3.5
    case 'swapTiles':
      return deed.times
    case 'readySpecialist':
      return 2.5
    case 'buyGear':
      return deed.off === 6 ? 4 : 2.75
    case 'heal':
      return 4
    case 'takePiece':
      return PIECES[deed.piece] ?? 0
    default:
      return 0
  }
}

export const worthOf = (deeds: readonly Choice['do'][number][]): number =>
  deeds.reduce((sum, deed) => sum + deedWorth(deed), 0)
