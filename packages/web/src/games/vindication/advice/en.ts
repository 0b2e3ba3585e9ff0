// English words of advice for Vindication: what is said once, beside a decision one meets for the first time.
import type { Otherwise } from '../otherwise.ts'

export const ADVICE_EN = {
  quest: {
    title: 'A secret quest',
    words:
      'Keep the one you would like to work for. Nobody sees it before the end, and each half pays by itself.',
  },
  turn: {
    title: 'Your turn',
    words:
      'Activate yourself or a companion, move, and visit or rest: in any order, each once. Only the move must be made.',
  },
  fight: {
    title: 'A fight',
    words:
      'You always win a fight. The black die says what it costs your champion, the companion with the lowest initiative; keep a conviction to prevent a death.',
  },
  empower: {
    title: 'An empowered draw',
    words:
      'For 1 conviction you see the open card and three more, and must take one of them. An ordinary draw costs nothing extra.',
  },
  vindicate: {
    title: 'Vindicated',
    words:
      'Your potential is empty and you have 25 honor: vindicate yourself. It brings honor, and from now on you give 2 of an attribute instead of 1.',
  },
  trigger: {
    title: 'The end is near',
    words:
      'One end trigger is nearly met. When it is, this round is finished and one more is played. What still counts at the end: mastery, quests, regions.',
  },
  buy: {
    title: 'A proficiency tile',
    words:
      'For 3 of an attribute you may buy its tile, once a turn. It counts 2 for mastery, and can be given up later to gain 2 of the attribute.',
  },
  control: {
    title: 'Control',
    words:
      'You have visited a region and have conviction left: 1 makes the region yours, or 2 if somebody holds it. That is 2 honor now and more later.',
  },
  convert: {
    title: 'Heroic attributes',
    words:
      'Two different common attributes convert to a heroic one, as often as you like. Courage is for monsters, wisdom for traits, vision for relics.',
  },
  rest: {
    title: 'Short of influence',
    words:
      'Without influence you gain nothing. Rest to augment a block, use attributes up, or recover blocks: they come home to influence.',
  },
} as const

export const ADVICE_OTHERWISE_EN: Otherwise<keyof typeof ADVICE_EN> = {
  openQuests: {
    quest:
      'Keep the one you would like to work for. By a rule of the house everybody sees it; each half pays by itself.',
  },
  choosesChampion: {
    fight:
      'You always win a fight. The black die says what it costs your champion, whom you choose once you know the monster; keep a conviction to prevent a death.',
  },
  recovers: {
    rest: 'Without influence you gain nothing. Rest to augment a block, or use attributes up: they come home to influence.',
  },
  controlNeedsVisit: {
    control:
      'You stand beside a region and have conviction left: 1 makes the region yours, or 2 if somebody holds it, once a turn. That is 2 honor now and more later.',
  },
}
