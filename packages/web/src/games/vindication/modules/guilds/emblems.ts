// The icons for the uses of favor, as names in the game-icons.net set.

export const EMBLEM: Readonly<Record<string, string>> = {
  'favor-fortify': 'castle',
  'favor-diplomacy': 'shaking-hands',
  'favor-barricade': 'barricade',
  'favor-leading': 'stairs',
  'favor-allegiance': 'linked-rings',
  'favor-empowerment': 'power-lightning',
  'favor-monument': 'obelisk',
  'favor-commendation': 'medal',
  'favor-destiny': 'rolling-dices',
}
