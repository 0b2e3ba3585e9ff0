// The icons of treacherous cards, as names in the game-icons.net set.

export const EMBLEM: Readonly<Record<string, string>> = {
  'false-tongue': 'snake-tongue',
  kuvot: 'brain-leak',
  vrix: 'snowflake-2',
  feth: 'mailed-fist',
  'seven-quills': 'feather-wound',
  strann: 'boot-stomp',
  sidney: 'slingshot',
  toule: 'robber',
  zula: 'cloak-dagger',
  deception: 'carnival-mask',
  greed: 'gold-stack',
  hubris: 'icarus',
  'mad-boots': 'boots',
  'conviction-siphon': 'pouring-chalice',
  'green-toxin': 'poison-bottle',
}
