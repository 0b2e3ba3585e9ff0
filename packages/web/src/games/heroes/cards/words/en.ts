// English words on cards: what each kind is called, and what its numbers are.
export const KIND_EN = {
  cast: 'Spell',
  combat: 'Combat Spell',
  interrupt: 'Interrupt',
  tactic: 'Tactic',
  building: 'Building',
  hero: 'Hero',
  vessel: 'Vessel',
  token: 'Land token',
  sea: 'Sea token',
} as const

export const CORNER_EN = {
  points: (n: number) => `${n} ${n === 1 ? 'point' : 'points'} when it is cast`,
  tactic: (n: number) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}, win or lose`,
  mana: (n: number) => (n === 0 ? 'no Mana' : `${n} Mana`),
  strength: (n: number, price: string) => `+${n} for ${price}`,
  of: (n: number) => `${n} in the box`,
} as const

/** Numbers whose source is told. */
export const NUMBER_EN = { mana: 'cost', strength: 'Strength', points: 'points' } as const

/** What exploration tokens do, by kind. */
export const TOKEN_EN: Readonly<Record<string, string>> = {
  bonus: 'Gain the resources shown.',
  entanglement: 'Stays. Each Land Unit that leaves this Region costs its owner 1 Food.',
  farm: 'You may pay 1 Food to place 1 Serf here.',
  fort: 'Stays. Whoever was here first has +2 Strength when defending here.',
  mines: 'Gain 3 resources, each of a kind you choose.',
  monster:
    'With a Natural Strength of at least 3 here you gain 2 points; otherwise all your Units here go to your Capital or to one of your Towers.',
  'wizard-tower':
    'Stays. Each time an army of yours ends its movement here you may pay 1 Mana for a Research action.',
  portal: 'Stays. All Regions with a Portal are adjacent to one another.',
  rogue: 'Pay 1 Ore and look at one random Spell card of another player, or lose 1 Unit here.',
  unstable: 'All your Land Units here move to one adjacent Region of your choice.',
  village: 'Stays. 2 points at the end for whoever controls it.',
  knight: 'You may pay 1 Ore to place 1 Warrior here.',
  traders: 'Stays. When you end a Sail here you may exchange resources one for one.',
  storm: 'All your Units here move to one Shore Region of your choice.',
  pirates:
    'Pay 3 Ore to gain 2 points; who cannot loses 1 Unit. Then they move to a Sea Region without Units.',
  'sea-monster':
    'With a Natural Strength of at least 4 here you gain 2 points; otherwise your Units go home to a Capital or a Tower.',
  fisherman: 'With room aboard your Sea Vessel you may place 1 Serf aboard.',
}
