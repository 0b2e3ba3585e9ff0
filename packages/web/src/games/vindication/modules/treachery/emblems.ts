// What is drawn on each treacherous card: names of icons in the set game-icons.net.

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
