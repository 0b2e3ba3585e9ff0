// English text of the lesson about Order & Chaos. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  card: {
    title: 'The Underworld',
    words:
      'You lead the Undead. After a Battle, fallen Units become Souls on your Underworld card, up to 6. Press Next.',
  },
  attack: {
    title: 'A Battle for Souls',
    words:
      'Two Orc Warriors are in the Forest next to your Capital. Attack them with all Units in your Capital.',
  },
  tactic: {
    title: 'A costly card',
    words:
      'You have no Combat Spell, so pass. First Strike costs 4 Mana. You have only 2, but play it anyway.',
  },
  sacrifice: {
    title: 'Sacrifice',
    words:
      'Sacrifice a Warrior to pay 2. It fights until the Battle is decided, and then it gives you a Soul. Pay the rest.',
  },
  souls: {
    title: 'Two Souls',
    words:
      'You won. Your Warrior and an Orc Warrior fell: 2 Souls, the most you can gain from one Battle. Press Next.',
  },
  raise: {
    title: 'Raise the dead',
    words:
      'Once on each of your turns, raise Units for Souls: a Serf for 2, a Warrior for 3, a Hero for 4. Raise a Serf.',
  },
  done: {
    title: 'Three more factions',
    words:
      'Lionkin fight best when outnumbered, Lizardfolk are paid to explore, Goblins come in crowds. Keep playing, or go back to the hall.',
  },
} as const
