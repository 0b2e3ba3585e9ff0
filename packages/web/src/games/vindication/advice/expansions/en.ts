// English words of advice on what expansions bring, each said once.
import type { Otherwise } from '../../otherwise.ts'

export const EXPANSIONS_EN = {
  favor: {
    title: 'A fourth action',
    words:
      'Your guild’s favor can be laid once a turn, for one of nine uses. If in doubt, lay it on your power board: that augments a block every turn.',
  },
  pets: {
    title: 'A pet',
    words:
      'It stays with one of your companions. Most help while that companion is active, so give it to the one you activate most. For 1 influence it moves on later.',
  },
  sites: {
    title: 'A building site',
    words:
      'A visit and 1 conviction build one of the regions that lie beside the board. It is yours at once, with its honor; you can visit it from your next turn on.',
  },
  wishes: {
    title: 'The Well of Wishes',
    words:
      'Take one of the three wishes; another takes its place. Honor lasts, and a heroic attribute saves you two common ones.',
  },
  stones: {
    title: 'The Sacred Stones',
    words:
      'A visit takes you beside either stone instead of your move, so visit before you move. Who holds one stone keeps the move; who holds both goes anywhere.',
  },
  ruins: {
    title: 'Another quest',
    words:
      'Draw two secret quests and keep one. You may hold any number, and one that is never done costs nothing. Look for what you are doing anyway.',
  },
  provoke: {
    title: 'Ronak sleeps',
    words:
      'Whoever ends a move on a black block moves it onto Ronak. The sixth wakes him, and everybody has to fight: have a few companions and attributes by then.',
  },
  ronak: {
    title: 'Ronak is awake',
    words:
      'Everybody fights now. Conviction saves your champion from death and fills spheres of its own, so move some there; keep influence to activate and to gain with.',
  },
  battle: {
    title: 'Against Ronak',
    words:
      'Activate, contribute one block, roll. Each sphere pays at once, and when all are filled every block returns to where it came from, and there is loot for all.',
  },
  loot: {
    title: 'Loot',
    words:
      'One piece is yours, with its honor. Each can be used once a turn and costs a dilution: a block of yours goes back one step on the power board.',
  },
  mines: {
    title: 'A Crystal Mine',
    words:
      'A visit gives 1 crystal, and 1 more for each mine you hold: take control first. Crystals are used at the Jewelcrafter.',
  },
  crystals: {
    title: 'The Jewelcrafter',
    words:
      'Crystals rest a companion, bring honor or make an infused crystal, as often as you can pay. An infused one stands in for its attribute once in every turn.',
  },
  'black-blocks': {
    title: 'Black blocks',
    words:
      'What lies under a black block is out of use, and a region under one is not visited, taken or scored. In your turn 1 conviction lifts any of them.',
  },
} as const

export const EXPANSIONS_OTHERWISE_EN: Otherwise<keyof typeof EXPANSIONS_EN> = {
  crystalsAnywhere: {
    mines:
      'A visit gives 1 crystal, and 1 more for each mine you hold: take control first. One crystal rests a companion wherever you are; the rest is done at the Jewelcrafter.',
  },
}
