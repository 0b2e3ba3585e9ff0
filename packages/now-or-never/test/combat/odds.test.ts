import { describe, expect, test } from 'vitest'
import { type Fighter, type FightFace, type FightOption, odds } from '../../src/combat/odds.ts'
import { CARDS } from '../../src/cards/index.ts'

const PLAIN = { defence: 0, mana: 0, hearts: 0, options: [] }

/** A die with these damages and nothing else. */
const die = (...damages: readonly number[]): FightFace[] => damages.map((damage) => ({ ...PLAIN, damage }))

function fighter(given: Partial<Fighter>): Fighter {
  return {
    hearts: 10,
    maxHearts: 10,
    maxMana: 4,
    pool: { mana: 0, demons: 0, goods: 0 },
    defence: 0,
    faces: die(1, 2, 3, 4),
    options: [],
    rerolls: [],
    exchanges: [],
    ...given,
  }
}

const mana = (n: number) => ({ mana: n, demons: 0, goods: 0 })
const option = (given: Partial<FightOption>): FightOption => ({
  mana: 0,
  hearts: 0,
  damage: 0,
  defence: 0,
  die: false,
  ...given,
})

interface PrintedFace {
  readonly damage: number
  readonly defence: number
  readonly options: readonly {
    readonly pay: { readonly mana?: number; readonly heart?: number }
    readonly damage: number
    readonly defence: number
    readonly damageDice?: number
  }[]
  readonly onRoll: readonly { readonly mana: number }[]
}

function faceOf(face: PrintedFace): FightFace {
  return {
    damage: face.damage,
    defence: face.defence,
    mana: face.onRoll[0]?.mana ?? 0,
    hearts: 0,
    options: face.options.map(({ pay, damage, defence, damageDice }) => ({
      mana: pay.mana ?? 0,
      hearts: pay.heart ?? 0,
      damage,
      defence,
      die: damageDice === 1,
    })),
  }
}

function tokensOf(id: string): PrintedFace[] {
  const hero = CARDS.heroes.find((one) => one.id === id)
  return (hero?.tokens ?? []).flatMap(({ damage, defence, options, onRoll }) =>
    damage === undefined || defence === undefined || options === undefined || onRoll === undefined
      ? []
      : [{ damage, defence, options, onRoll }],
  )
}

/** A hero with full hearts and mana; red tokens on these numbers of the die. */
function heroWith(id: string, numbers: readonly number[], defence: number): Fighter {
  const hero = CARDS.heroes.find((one) => one.id === id)
  if (hero === undefined) throw new Error(id)
  const faces = hero.faces.map(faceOf)
  const reds = tokensOf(id)
  for (const [i, n] of numbers.entries()) {
    const red = reds[i]
    if (red !== undefined) faces[n - 1] = faceOf(red)
  }
  const { hearts } = hero
  return fighter({ hearts, maxHearts: hearts, maxMana: hero.mana, pool: mana(hero.mana), faces, defence })
}

const LEVELS = ['1', '2', 'u2', '3', '4', '5', 'u5', '6', '7', 'u7', '8', '9']

/** Chances in percent, by enemy, as the content page prints them. */
function table(of: Fighter): number[] {
  return LEVELS.map((id) => {
    const foe = CARDS.enemies.find((enemy) => enemy.id === id)
    if (foe === undefined) throw new Error(id)
    return Math.round(odds(of, foe).win * 100)
  })
}

describe('the tables of the content page', () => {
  test.for([
    ['halia', [100, 100, 100, 100, 46, 7, 5, 0, 0, 0, 0, 0]],
    ['zeik', [100, 100, 100, 100, 64, 24, 5, 0, 0, 0, 0, 0]],
    ['marklun', [100, 100, 100, 100, 55, 13, 0, 0, 0, 0, 0, 0]],
    ['namal', [100, 100, 100, 100, 66, 13, 9, 0, 0, 0, 0, 0]],
  ] as const)('N-COMBAT-14 %s with the starting board', ([id, chances]) => {
    expect(table(heroWith(id, [], 0))).toEqual(chances)
  })

  test.for([
    ['halia', [1, 2], [100, 100, 100, 100, 100, 100, 99, 85, 67, 52, 0, 0]],
    ['zeik', [1, 3], [100, 100, 100, 100, 100, 100, 91, 64, 57, 44, 7, 0]],
    ['marklun', [1, 2], [100, 100, 100, 100, 100, 100, 98, 81, 64, 45, 4, 0]],
    ['namal', [2, 3], [100, 100, 100, 100, 100, 100, 100, 92, 79, 58, 6, 0]],
  ] as const)('N-COMBAT-14 %s in the middle of the game', ([id, numbers, chances]) => {
    expect(table(heroWith(id, numbers, 1))).toEqual(chances)
  })

  test('N-COMBAT-14 the hearts lost in a win', () => {
    const lost = (id: string, level: string) => {
      const hero = heroWith(id, [], 0)
      const foe = CARDS.enemies.find((enemy) => enemy.id === level)
      return foe === undefined ? -1 : Math.round(hero.hearts - odds(hero, foe).hearts)
    }
    expect(lost('halia', '3')).toBe(7)
    expect(lost('zeik', '4')).toBe(9)
    expect(lost('namal', '4')).toBe(10)
  })
})

describe('what a round allows', () => {
  const HIT = { health: 3, attack: 10 }

  test('N-COMBAT-14 a single roll wins with the faces that deal enough damage', () => {
    expect(odds(fighter({ defence: 5, hearts: 5 }), HIT)).toEqual({ win: 0, hearts: 0 })
    expect(odds(fighter({ defence: 5, hearts: 6 }), HIT)).toEqual({ win: 0.5, hearts: 1 })
  })

  test('N-COMBAT-8 with 0 hearts a fight is lost even if the enemy is defeated', () => {
    expect(odds(fighter({ hearts: 2, faces: die(9, 9, 9, 9) }), { health: 1, attack: 2 }).win).toBe(0)
  })

  test('N-COMBAT-3 a reroll replaces the roll, and each one costs its price', () => {
    const once = fighter({ defence: 5, hearts: 6, pool: mana(1), rerolls: [{ mana: 1 }] })
    expect(odds(once, HIT).win).toBe(0.75)
    expect(odds({ ...once, pool: mana(2) }, HIT).win).toBe(0.875)
    expect(odds({ ...once, pool: mana(0) }, HIT).win).toBe(0.5)
  })

  test('N-COMBAT-3 goods pay for rerolls with the variant, and demons are goods', () => {
    const rerolls = [{ goods: 1 }, { demons: 1 }]
    const given = fighter({ defence: 5, hearts: 6, rerolls, pool: { mana: 0, demons: 1, goods: 1 } })
    expect(odds(given, HIT).win).toBe(0.875)
  })

  test('N-COMBAT-5 an option is taken once per round; two different ones can both be taken', () => {
    const more = option({ mana: 1, damage: 1 })
    const given = fighter({ defence: 5, hearts: 6, pool: mana(2), options: [more] })
    expect(odds(given, HIT).win).toBe(0.75)
    expect(odds({ ...given, options: [more, more] }, HIT).win).toBe(1)
    expect(odds({ ...given, options: [more, more], pool: mana(1) }, HIT).win).toBe(0.75)
  })

  test('N-COMBAT-4 mana from the rolled face pays for an option of the same roll', () => {
    const faces = die(1, 1, 1, 1).map((face) => ({ ...face, mana: 1 }))
    const given = fighter({ hearts: 1, faces, options: [option({ mana: 1, damage: 2 })] })
    expect(odds(given, { health: 3, attack: 0 }).win).toBe(1)
    expect(odds({ ...given, maxMana: 0, defence: 9 }, { health: 1, attack: 10 }).win).toBe(0)
  })

  test('N-COMBAT-6 the last heart is never paid for an option', () => {
    const faces = die(1, 1, 1, 1).map((face) => ({ ...face, options: [option({ hearts: 2, damage: 3 })] }))
    const foe = { health: 4, attack: 1 }
    expect(odds(fighter({ hearts: 4, faces }), foe)).toEqual({ win: 1, hearts: 1 })
    expect(odds(fighter({ hearts: 2, faces }), foe).win).toBe(0)
  })

  test('N-COMBAT-7 the heart of a face comes before the damage or after it, whichever is better', () => {
    const faces = die(1, 1, 1, 1).map((face) => ({ ...face, hearts: 1 }))
    expect(odds(fighter({ hearts: 1, faces }), { health: 1, attack: 1 })).toEqual({ win: 1, hearts: 1 })
    expect(odds(fighter({ hearts: 10, faces }), { health: 1, attack: 1 })).toEqual({ win: 1, hearts: 10 })
  })

  test('N-COMBAT-7 a heart taken before the damage may pay for an option', () => {
    const faces = die(1, 1, 1, 1).map((face) => ({
      ...face,
      hearts: 1,
      options: [option({ hearts: 2, damage: 3, defence: 2 })],
    }))
    expect(odds(fighter({ hearts: 2, faces }), { health: 4, attack: 2 })).toEqual({ win: 1, hearts: 1 })
  })

  test('N-COMBAT-5 a second die is added, and may be rerolled', () => {
    const orb = option({ mana: 1, die: true })
    const faces = die(1, 1, 1, 1).map((face) => ({ ...face, options: [orb] }))
    const given = fighter({ defence: 9, hearts: 1, faces, pool: mana(1) })
    const foe = { health: 4, attack: 10 }
    expect(odds(given, foe).win).toBe(0)
    expect(odds({ ...given, hearts: 2 }, foe).win).toBe(0.5)
    expect(odds({ ...given, hearts: 2, pool: mana(2), rerolls: [{ mana: 1 }] }, foe).win).toBe(0.75)
  })

  test('N-COMBAT-5 goods become mana in the middle of a round, as far as there are empty slots', () => {
    const more = option({ mana: 1, damage: 4 })
    const siphon = { pay: { demons: 1 }, gain: { mana: 4 }, once: '' }
    const pool = { mana: 0, demons: 1, goods: 0 }
    const given = fighter({ hearts: 2, faces: die(1, 1, 1, 1), options: [more], exchanges: [siphon], pool })
    expect(odds(given, { health: 10, attack: 1 }).win).toBe(0)
    expect(odds({ ...given, hearts: 3 }, { health: 10, attack: 1 }).win).toBe(1)
    expect(odds({ ...given, hearts: 3, maxMana: 1 }, { health: 10, attack: 1 }).win).toBe(0)
    expect(odds({ ...given, hearts: 3, exchanges: [] }, { health: 10, attack: 1 }).win).toBe(0)
  })

  test('N-COMBAT-5 a once-per-season use is used once in a fight', () => {
    const trap = { pay: { mana: 1 }, gain: { demons: 1 }, once: 'trap' }
    const given = fighter({
      defence: 5,
      hearts: 6,
      pool: mana(4),
      rerolls: [{ demons: 1 }],
      exchanges: [trap],
    })
    expect(odds(given, HIT).win).toBe(0.75)
    expect(odds({ ...given, exchanges: [trap, { ...trap, once: 'other' }] }, HIT).win).toBe(0.875)
  })

  test('a die that deals nothing wins nothing, and ends', () => {
    expect(odds(fighter({ faces: die(0, 0, 0, 0) }), { health: 1, attack: 0 }).win).toBe(0)
  })
})
