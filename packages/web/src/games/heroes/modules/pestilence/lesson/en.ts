// English text of the lesson about Pestilence. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  skyhold: {
    title: 'A Continent in the sky',
    words:
      'You lead the Birdfolk, who live on Skyhold. It floats above the Central Sea and has no Shore. Press Next.',
  },
  ring: {
    title: 'The Jousting Ring',
    words:
      'You have built the Jousting Ring: Serfs, Warriors and Heroes may fly without a Vessel. Choose Fly.',
  },
  slow: {
    title: 'The slowest sets the Speed',
    words: 'Serfs are too slow to cross the Central Sea, but Warriors can. Leave the Serf at home.',
  },
  shallow: {
    title: 'Shallow Water',
    words:
      'The Merfolk’s Continent is Shallow Water: land, but with Sea tokens. Fly down to its southern Shore.',
  },
  reef: {
    title: 'A Coral Reef',
    words:
      'The reef stays here. A player who ends a movement here gains a resource. Take Ore, and answer No to the Muster.',
  },
  merfolk: {
    title: 'The Merfolk',
    words:
      'With a Cloister, Merfolk swim from Shore to Shore without a Vessel, later even stay at sea. Press Next.',
  },
  done: {
    title: 'Spells and Pyramids',
    words: 'The box also has 20 Spells, and Pyramids that give Mana. Keep playing, or go back to the hall.',
  },
} as const
