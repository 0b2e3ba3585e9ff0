// English text of the Heroes lesson. A tip has at most 25 words; its last sentence says what to do.
export const LESSON_EN = {
  welcome: {
    title: 'Four Continents',
    words:
      'You lead one of four factions. Build up your Capital and control Regions. The player with the most points wins. Your opponent is Wenna.',
  },
  faction: {
    title: 'Your faction',
    words:
      'Each faction has its own Buildings, Heroes and Vessels. The Humans have many hands, full barns and a strong fleet. Choose the Humans.',
  },
  capital: {
    title: 'Your Capital',
    words:
      'Your Capital starts with 2 Serfs and 1 Warrior. Plains, Mountains and Forests give resources. Wenna leads the Orcs in Varnhold. Choose Aldermark.',
  },
  bar: {
    title: 'Two turns per round',
    words:
      'Each round, you place two Action Tokens on your Action Bar and take their actions. You have 3 of each resource, 1 more than usual.',
  },
  recruit: {
    title: 'Recruiting',
    words:
      'Recruit is a Capital action. It costs Food: 1 for a Serf, 3 for two, 2 for a Warrior. Choose Recruit, then 2 Serfs.',
  },
  follow: {
    title: 'Following',
    words:
      'Wenna took Tax, a Capital action. A Serf from your Courtyard can follow: you take Tax, too. It returns at Round End. Choose Follow.',
  },
  tax: {
    title: 'Tax',
    words:
      'You gain what the Tax track shows: 4, 3 or 2. Then the 4 drops to 2, and the others rise. Take 4 Mana.',
  },
  march: {
    title: 'A March',
    words:
      'The five Command actions can’t be followed. Choose March. Everyone in your Courtyard goes. Leave 2 Serfs behind: {click} them next to the question.',
  },
  way: {
    title: 'Where to go',
    words:
      'A Serf moves 2 Regions, a Warrior 3. An army is as fast as its slowest Unit. {Click} the Plains I-3 to stop there.',
  },
  explore: {
    title: 'Exploring',
    words:
      'You turned over the token where your move ended. It gave 1 Food and 1 Ore. You’re alone in these Plains, so you control them.',
  },
  muster: {
    title: 'The Muster',
    words:
      'After a Command action, you may Muster another with a Serf. Choose Muster March 2, your Capital, then {click} the Mountains I-4.',
  },
  collection: {
    title: 'Collection',
    words:
      'The round ends with Collection. Each Region you control gives 1 resource, plus 1 for a working Serf. You got 2 Food and 2 Ore.',
  },
  spells: {
    title: 'Spell cards',
    words:
      'In each Collection, you draw a Spell card. At level I, your Capital lets you hold only one. Discard Earthquake.',
  },
  build: {
    title: 'Building',
    words:
      'A Building costs 3 Ore and a Serf, who stays inside. It has abilities and unlocks a Hero or Vessel. Choose Build, then Cathedral.',
  },
  hero: {
    title: 'A Hero',
    words:
      'Wenna takes Recruit. Your Cathedral unlocked Laelithar, a Hero with Strength 4 for 3 Food and 2 Ore. Follow, and recruit Laelithar.',
  },
  research: {
    title: 'Research',
    words:
      'Conjure draws 3 Spell cards; you keep what you can hold. Scribing makes one reusable. Choose Research and Conjure, keep Rage, then Confirm.',
  },
  limit: {
    title: 'A new round',
    words:
      'Collection gave you one Spell card too many. At level II, you could hold 2: raise the Capital with Build. Discard Blood Magic.',
  },
  attack: {
    title: 'To Battle',
    words:
      'Enter a Region with enemies to attack and gain 1 point. Choose March, then your Capital: Laelithar and a Serf go. {Click} the Forest I-2.',
  },
  strength: {
    title: 'Strength',
    words:
      'Laelithar fights at 5 with a Serf beside him. The Serf makes 6. Wenna’s Warriors and Barracks also total 6, and the defender wins ties.',
  },
  combat: {
    title: 'A Combat Spell',
    words:
      'Each side may cast one Combat Spell, the defender first. Wenna passed. Rage costs 2 Mana and adds 3 Strength. Cast Rage.',
  },
  tactic: {
    title: 'Tactics',
    words:
      'Both sides secretly play one of seven Tactics. Each shows its price, its Strength, and the cards it beats. Play First Strike: it cancels Conscripts.',
  },
  pay: {
    title: 'Canceled',
    words:
      'Your First Strike cancels Wenna’s Conscripts. You pay for yours with its resource or by sacrificing Units. Choose Pay 4 Mana.',
  },
  won: {
    title: 'Victory',
    words:
      'You won 11 to 6. First Strike gave you 2 points. Wenna lost half her Natural Strength, one Warrior, and retreated. You control the Forest.',
  },
  tower: {
    title: 'A Tower',
    words:
      'A Tower needs a Serf there. It yields 2, helps defend and reveals nearby tokens. Choose Build, then {click} the Mountains I-4.',
  },
  vessels: {
    title: 'Sea and sky',
    words:
      'The Sea Dock unlocks the Galleon, which sails. The Skyward Spire unlocks the Airship, which flies. Both carry Units. Dotted lines are ferries.',
  },
  points: {
    title: 'Scoring',
    words:
      'Battles, Tactics and Spells score immediately. At the end, you score Regions, Buildings, Towers, Scribed Spells, your Capital and most Units. See “Where I stand”.',
  },
  ends: {
    title: 'How the game ends',
    words:
      'Once all Land tokens are revealed, or someone runs out of Towers or Serfs and Warriors, one last round follows. A fallen Capital ends play.',
  },
  done: {
    title: 'Over to you',
    words:
      'Your Tower revealed tokens nearby: move there to get them. More Serfs let you follow more often. Choose “Keep playing” to go on.',
  },
} as const
