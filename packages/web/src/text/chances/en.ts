// English texts of the winning chances, for spectators and replays.
export const CHANCES_EN = {
  'chances.title': 'Chances to win',
  'chances.short': '{n} %',
  'chances.one': '{n} % chance to win',
} as const
