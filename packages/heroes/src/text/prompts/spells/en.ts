// The questions of Spells and other effects. `{}` is the Spell or ability that asks.

export const SPELL_PROMPTS: Readonly<Record<string, string>> = {
  cast: 'Which Spell do you cast?',
  combatSpell: 'Do you cast a Combat Spell in this Battle?',
  interrupt: '{} was cast. Do you interrupt it?',
  pickRegion: '{}: Which Region?',
  pickContinent: '{}: Which Continent?',
  pickPlayer: '{}: Which player?',
  pickUnits: '{}: Which Units?',
  gainChosen: '{}: Which resource do you gain?',
  loseChosen: '{}: Which resource do they lose?',
  takeChosen: '{}: Which resource do you take?',
  swapOne: '{}: Which resources do you exchange?',
  loseUnit: '{}: Which Unit do you lose?',
  destroyUnit: '{}: Which Unit do you destroy?',
  revealOne: '{}: Where do you reveal a token?',
  recallSerf: '{}: Which slot does a Serf return from?',
  turnSpell: '{}: Which Scribed Spell do you turn?',
  barTactic: '{}: Which Tactic card do you forbid?',
  instead: '{}: Which action do you take?',
  priceLess: '{}: Which resource do you pay less of?',
}

/** The same questions if the player can only pass. They are asked so that nobody learns that. */
export const SECRET_PROMPTS: Readonly<Record<string, string>> = {
  combatSpell: 'You have no Combat Spell you could cast now. We ask only to hide your hand.',
  interrupt: '{} was cast. You can’t interrupt it. We ask only to hide your hand.',
}
