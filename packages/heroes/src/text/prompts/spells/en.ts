// What Spells and other effects ask. `{}`: the Spell or ability that asks.

export const SPELL_PROMPTS: Readonly<Record<string, string>> = {
  cast: 'Which Spell do you cast?',
  combatSpell: 'Cast a Combat Spell in this Battle?',
  interrupt: '{} was cast. Do you answer it?',
  pickRegion: '{}: in which Region?',
  pickContinent: '{}: on which Continent?',
  pickPlayer: '{}: whom does it meet?',
  pickUnits: '{}: which Units?',
  gainChosen: '{}: which resource do you gain?',
  loseChosen: '{}: which resource is lost?',
  takeChosen: '{}: what do you take, and from whom?',
  swapOne: '{}: what do you give, and for what?',
  loseUnit: '{}: which Unit do you lose?',
  destroyUnit: '{}: which Unit is destroyed?',
  revealOne: '{}: where do you turn up a token?',
  recallSerf: '{}: from which slot does a Serf come back?',
  turnSpell: '{}: which Scribed Spell do you turn?',
  barTactic: '{}: which Tactic card may the other side not play?',
  instead: '{}: which action do you take?',
  priceLess: '{}: what comes off the price?',
}
