// English words of a turn in one minute, at the head of the rules of Vindication.
export const PRIMER_EN = {
  title: 'A turn in one minute',
  lead: 'Whoever has the most honor at the end wins. In your turn you do three things, in any order:',
  steps: [
    {
      name: 'Activate',
      text: 'Yourself, for 1 inspiration, knowledge or strength; or one companion, who takes 1 block of your influence and gives what the card shows.',
    },
    {
      name: 'Move',
      text: 'Walk up to as many steps as your speed. This is the only thing you must do. Empty land beside your way is discovered.',
    },
    {
      name: 'Visit or rest',
      text: 'Visit one region beside your figure: pay its price and take its action. Or rest, and raise one block by a level.',
    },
  ],
  more: [
    {
      name: 'Between them',
      text: 'Turn two common attributes into a heroic one, as often as you like. Take control of the region you visit for 1 conviction, or 2 if somebody holds it: 2 honor at once, 2 for each visit of another player, and 2 more at the end.',
    },
    {
      name: 'Your blocks',
      text: 'You pay with your 21 blocks. Potential sleeps, influence becomes attributes and wakes companions, conviction is for the great things. Attributes you use come back to influence.',
    },
    {
      name: 'The end',
      text: 'Once the condition of one end trigger is met, the round is played out and one more follows. Then mastery, cards, secret quests and regions are counted.',
    },
  ],
} as const
