// English text on cards: the name of each kind, and the meaning of its numbers.
export const KIND_EN = {
  cast: 'Spell',
  combat: 'Combat Spell',
  interrupt: 'Interrupt',
  tactic: 'Tactic',
  token: 'Land token',
  sea: 'Sea token',
} as const

export const CORNER_EN = {
  points: (n: number) => `${n} ${n === 1 ? 'point' : 'points'} when cast`,
  tactic: (n: number) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}, win or lose`,
  mana: (n: number) => (n === 0 ? 'no Mana' : `${n} Mana`),
  strength: (n: number, price: string) => `+${n} for ${price}`,
} as const

/** Numbers whose source is shown. */
export const NUMBER_EN = { mana: 'cost', strength: 'Strength', points: 'points' } as const
