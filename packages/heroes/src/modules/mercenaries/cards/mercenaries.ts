// The four Mercenaries, by the kind of Unit each of them is. (H-MERCENARY)
import type { Hire } from '../../../cards/hires.ts'
import type { Hireling } from '../../../values/words.ts'

/** The numbers that all four share. */
const EACH = { count: 1, price: { ore: 3, mana: 3, food: 3 }, vp: 2 } as const

const WON = { won: true, bearer: 'fought' } as const

export const MERCENARIES: Readonly<Record<Hireling, Hire>> = {
  m1: {
    id: 'm-ravel',
    ...EACH,
    strength: 4,
    speed: 2,
    boards: true,
    abilities: [
      { need: { side: 'attacker', bearer: 'battle' }, rules: [{ rule: 'str', who: 'army', add: 1 }] },
      { at: 'battle.over', need: WON, steps: [{ do: 'gain', kind: 'any', n: 2 }] },
      { at: 'battle.over', need: { ...WON, side: 'attacker' }, steps: [{ do: 'vp', n: 1 }] },
    ],
  },
  m2: {
    id: 'm-marrowby',
    ...EACH,
    strength: 2,
    speed: 2,
    boards: true,
    abilities: [
      {
        at: 'march.ended',
        need: { bearer: 'moved', region: { terrain: 'forest' } },
        steps: [{ do: 'draw', n: 1 }],
      },
      { need: { bearer: 'battle' }, rules: [{ rule: 'price', of: 'combat', less: { mana: 1 } }] },
      { need: { bearer: 'away' }, rules: [{ rule: 'yield', where: 'purse', kind: 'mana', n: 1 }] },
    ],
  },
  m3: {
    id: 'm-stonefoot',
    ...EACH,
    strength: 5,
    speed: 1,
    boards: false,
    abilities: [
      { need: { bearer: 'battle' }, rules: [{ rule: 'zero', units: 'tower' }] },
      { need: { side: 'defender', bearer: 'battle' }, rules: [{ rule: 'str', who: 'bearer', add: 2 }] },
      { need: { bearer: 'fought' }, rules: [{ rule: 'harm', side: 'enemy', add: 1 }] },
    ],
  },
  m4: {
    id: 'm-lira',
    ...EACH,
    strength: 2,
    speed: 4,
    boards: true,
    abilities: [
      { at: 'explored', need: { came: 'bearer' }, steps: [{ do: 'gain', kind: 'any', n: 1 }] },
      { need: { only: [] }, rules: [{ rule: 'pass', over: 'units' }] },
      {
        at: 'turn.own',
        once: 'round',
        steps: [{ do: 'reveal', n: 1, of: { land: true, downTokens: true, near: 'bearer' } }],
      },
    ],
  },
}
