// The icons of wishes, as names in the game-icons.net set.

export const EMBLEM: Readonly<Record<string, string>> = {
  'wish-inspiration': 'sun',
  'wish-knowledge': 'open-book',
  'wish-strength': 'fist',
  'wish-courage': 'lion',
  'wish-wisdom': 'owl',
  'wish-vision': 'third-eye',
  'wish-honor': 'laurels',
  'wish-much-honor': 'laurels-trophy',
}
