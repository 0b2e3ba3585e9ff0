// English text of the hints of Vindication. Each is shown once, at the first decision it helps with.
import type { Otherwise } from '../otherwise.ts'

export const ADVICE_EN = {
  quest: {
    title: 'A secret quest',
    words:
      'Nobody else sees your quest until the end. Each half scores on its own. Keep the quest you’d rather work toward.',
  },
  turn: {
    title: 'Your turn',
    words:
      'Only the move is required. In any order, once each: activate your character or a companion, move, and visit or rest.',
  },
  fight: {
    title: 'A fight',
    words:
      'You always win, but the black die may hurt your champion, the companion with the lowest initiative. Keep 1 conviction to prevent a death.',
  },
  empower: {
    title: 'An empowered draw',
    words:
      'For 1 conviction, see every face-up card and the top three of the deck, and take one. Skip it if any card will do.',
  },
  vindicate: {
    title: 'Vindication',
    words:
      'Your potential is empty and you have 25 honor. Vindicate yourself: you gain honor, and your character gives 2 of an attribute from now on.',
  },
  trigger: {
    title: 'The end is near',
    words:
      'An end trigger is almost met. Then this round and one more are played. Prepare your mastery, quest and regions for the final scoring.',
  },
  buy: {
    title: 'A proficiency tile',
    words:
      'A tile counts 2 toward mastery, or discard it later to gain 2 of its attribute. Once per turn, buy one for 3.',
  },
  control: {
    title: 'Control',
    words:
      'Control gives 2 honor now and more later. Take control of the region you visited for 1 conviction, or 2 if another player controls it.',
  },
  convert: {
    title: 'Heroic attributes',
    words:
      'Courage is for monsters, wisdom for traits, vision for relics. Convert two different common attributes to a heroic one, as often as you like.',
  },
  rest: {
    title: 'Out of influence',
    words:
      'You need influence to gain attributes. Attributes you pay return there. To get some now, rest to augment a block, or recover blocks.',
  },
} as const

export const ADVICE_OTHERWISE_EN: Otherwise<keyof typeof ADVICE_EN> = {
  openQuests: {
    quest:
      'House rule: everyone sees your quest. Each half scores on its own. Keep the quest you’d rather work toward.',
  },
  choosesChampion: {
    fight:
      'You choose your champion after the monster. You always win, but the black die may hurt them. Keep 1 conviction to prevent a death.',
  },
  recovers: {
    rest: 'You need influence to gain attributes. Attributes you pay return there. To get some now, rest to augment a block.',
  },
  controlNeedsVisit: {
    control:
      'Control gives 2 honor now and more later. Once per turn, take control next to you for 1 conviction, or 2 from another player.',
  },
}
