// English words of the first game of Heroes: a slip each, 40 words at most.
export const LESSON_EN = {
  welcome: {
    title: 'Four Continents',
    words:
      'You lead a people: you build up its Capital, and send its own over land, sea and sky to take Regions. When one of four ends has come, the most points win. Wenna plays against you.',
  },
  faction: {
    title: 'Your people',
    words:
      'Four peoples have the same pieces, but Buildings, Heroes and Vessels of their own. The Humans have many hands, full barns and a strong fleet. Lead the Humans.',
  },
  capital: {
    title: 'Your Capital',
    words:
      'Wenna leads the Orcs and lives in Varnhold. Your Capital holds two Serfs and a Warrior in its Courtyard, and beside it lie Plains, Mountains and Forests. Settle in Aldermark.',
  },
  bar: {
    title: 'Two tokens a round',
    words:
      'This is your Action Bar. A round goes twice round the table: each time everybody puts an Action Token on a free slot and takes its action. You begin with 3 of each resource, 1 more than usual.',
  },
  recruit: {
    title: 'Recruiting',
    words:
      'The four slots on the left are Capital actions. Recruit brings pieces into your Courtyard for Food: a Serf for 1, two for 3, a Warrior for 2. Take Recruit, and two Serfs.',
  },
  follow: {
    title: 'Following',
    words:
      'A Capital action is for all: who has that slot free may follow, with a Serf from the Courtyard, who comes back as the round ends. Wenna followed yours for a Warrior. Now she taxes: follow her.',
  },
  tax: {
    title: 'Tax',
    words:
      'The track says what each resource brings: 4, 3 or 2. Afterwards it turns: what brought 4 falls to 2, the others rise. What is paid for with Mana comes later. Take 4 Mana.',
  },
  march: {
    title: 'A March',
    words:
      'Your second token. The five slots on the right are Command actions; nobody follows those. Take March, from your Capital. One Serf and the Warrior shall go; then say that these are all.',
  },
  way: {
    title: 'Where to',
    words:
      'A Serf goes 2 Regions far, a Warrior 3, an army as far as its slowest; a Desert stops it. Go to the Plains I-3, beside your Capital, and stop there.',
  },
  explore: {
    title: 'Exploring',
    words:
      'Where a move ends, the token there is turned up: this one brought 1 Food and 1 Ore. Others are Villages, Forts, Portals, Monsters. Nobody else stands here, so the Plains are yours.',
  },
  muster: {
    title: 'The Muster',
    words:
      'After a Command action a Serf from the Courtyard may muster one more. One Serf musters a March; the other goes, through the Plains, to the Mountains I-4.',
  },
  collection: {
    title: 'Collection',
    words:
      'All tokens are placed: the round is over. A Region you hold yields 1 of its resource, and 1 more for a Serf at work on its ring. You got 2 Food and 2 Ore.',
  },
  spells: {
    title: 'Spell cards',
    words:
      'Each Collection brings a Spell card, and a Capital of level I may hold one. Some are cast on your turn, some in a Battle, some answer another Spell. Put Earthquake away.',
  },
  build: {
    title: 'Building',
    words:
      'Wenna has come to the Forest next door. First, build: for 3 Ore and a Serf, who stays inside. A Building works for good and opens a Hero or a Vessel. Build the Cathedral.',
  },
  hero: {
    title: 'A Hero',
    words:
      'Wenna followed, and built her Barracks. Now she recruits. Your Cathedral has opened Laelithar, who has Strength 4, for 3 Food and 2 Ore. Follow, and recruit him.',
  },
  research: {
    title: 'Research',
    words:
      'Research conjures three Spell cards, of which you keep what you may hold. Or it scribes a card: then it can be cast again and again. Conjure, keep Rage, and confirm.',
  },
  limit: {
    title: 'A new round',
    words:
      'Collection again, and one Spell card too many: put Blood Magic away. The first player token goes round, so you begin the next round. At level II your Capital would hold two cards.',
  },
  attack: {
    title: 'To Battle',
    words:
      'Who enters a Region where others have a Unit or a Structure attacks, and gains 1 point for it. March with Laelithar and a Serf to the Forest I-2.',
  },
  strength: {
    title: 'Strength',
    words:
      'Serfs count 1, Warriors 2, Laelithar 4, and he gains 1 with a Serf at his side. Wenna has two Warriors, and 2 for her Barracks. That is 6 to 6; a tie is the defender’s.',
  },
  combat: {
    title: 'A Combat Spell',
    words:
      'Each side may cast one Combat Spell, the defender first. Wenna cast none. Rage costs 2 Mana and brings 3 Strength. Cast it.',
  },
  tactic: {
    title: 'Tactics',
    words:
      'Both lay one of seven Tactics, in secret. What a card costs, adds and cancels stands on it, and what it is worth against others. Lay First Strike: 2 Strength, and it cancels Conscripts.',
  },
  pay: {
    title: 'What cancels what',
    words:
      'Wenna laid Conscripts, and your First Strike cancels it: it brings her nothing. A Tactic is paid with its resource, or by sacrificing Units of the army. Pay the 4 Mana.',
  },
  won: {
    title: 'Won',
    words:
      '11 to 6, and First Strike brought 2 points. The loser loses half of its Strength, here one Warrior, and goes home. The Forest is yours; Laelithar and his Serf stay there.',
  },
  tower: {
    title: 'A Tower',
    words:
      'Where a Serf stands a Tower can be built, for 1 Ore a Region of the way. It brings 2 more in Collection, defends, and shows tokens around it. Build one in the Mountains I-4.',
  },
  vessels: {
    title: 'Sea and sky',
    words:
      'The Sea Dock opens a Galleon, the Skyward Spire an Airship. They Sail and Fly with two Units aboard. Dotted lines are ferries for who walks, and what leaves the map comes in opposite.',
  },
  points: {
    title: 'What scores',
    words:
      'Battles, Tactics and Spells score at once. In the end: Regions, Buildings, Warriors and Scribed Spells 1, Heroes and Vessels 2, Towers by their way, a Capital 3 or 6. “Where I stand” adds yours up.',
  },
  ends: {
    title: 'Four ends',
    words:
      'No Land token face down; somebody’s 17 Serfs and Warriors all in play; all 3 Towers; or a fallen Capital. Then one more round is played. How far each is stands above the map.',
  },
  done: {
    title: 'The rest is yours',
    words:
      'You know the game. The tokens your Tower showed are taken by who comes there; more Serfs mean more following. Play on as you like; Help is at the top.',
  },
} as const
