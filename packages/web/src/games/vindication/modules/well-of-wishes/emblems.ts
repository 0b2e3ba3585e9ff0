// What is drawn on each wish: names of icons in the set game-icons.net.

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
