// Names and rule texts of the cards, in our own words.

import type { CardText } from '../../box/content.ts'

export const CARDS_EN: Readonly<Record<string, CardText>> = {
  // Blue companions
  adena: {
    name: 'Adena, the Living Journal',
    title: 'Historian',
    text: 'At the end, Adena counts as a blue and a purple card: for both knowledge and vision mastery.',
  },
  adren: {
    name: 'Adren, the Methodical',
    title: 'Architect',
    text: 'Once per turn, gain 1 honor if you took control of a region this turn.',
  },
  'anazi-birin': {
    name: "Anazi'birin, Seeker of the Name",
    title: 'Scholar',
    text: 'Pay 5 knowledge and return 5 blocks from this card: take an extra turn after this one.',
  },
  belac: {
    name: 'Belac, the Potent Mind',
    title: 'Sage',
    text: 'Each time you visit a Monastery this turn, augment 1 for free. You do not have to pay for more.',
  },
  'gha-kein': {
    name: 'Dealmaker Gha-Kein',
    title: 'Dealer',
    text: 'Remove one of your companions, traits, relics or monsters from the game, Gha-Kein included: gain half its printed honor, rounded down. Its blocks return to influence, and you lose no honor.',
  },
  durgle: {
    name: 'Durgle, the Determined',
    title: 'Apprentice',
    text: 'For each proficiency tile you have, you may move 1 block from potential to influence.',
  },
  elina: {
    name: 'Elina, Scribe of Moderate Worth',
    title: 'Scribe',
    text: 'Activating Elina also activates your character. Then, if she has at least 3 blocks, you may take 3 off: 1 becomes knowledge, 2 return to influence.',
  },
  rhun: {
    name: 'Empress Rhun, the Violet Sun',
    title: 'Empress',
    text: 'Once this turn, pay 1 vision to gain 1 honor.',
  },
  fynnok: {
    name: 'Fynnok, the Forked Branch',
    title: 'Guru of Harmony',
    text: 'When Fynnok joins you, gain 1 vision.',
  },
  'igor-senna': {
    name: 'Igor and Senna',
    title: 'Child Wonders',
    text: 'Each time you visit a Monastery this turn, move 1 block from potential straight to conviction for free. You do not have to pay for more.',
  },
  leyiha: {
    name: 'Leyiha, the Lost Dream',
    title: 'Prodigy of Mind',
    text: 'Put 1 more block from influence on Leyiha: return up to 2 blocks from your companions, herself included.',
  },
  nyra: {
    name: 'Nyra, the Gilded Eye',
    title: 'Relic Hunter',
    text: 'Put 1 block from influence on one of your relics that has room for it.',
  },
  sestra: {
    name: 'Sestra, Lorekeeper',
    title: 'Savant',
    text: 'Beside a Library, gain 1 knowledge without a visit.',
  },
  'hira-gan': {
    name: 'Storytellers Hira and Gan',
    title: 'Elders',
    text: 'Return 3 blocks from this card: roll the white die and gain what it shows.',
  },
  elyas: {
    name: 'Trader Elyas',
    title: 'Elixir Merchant',
    text: 'For each block on Elyas, you may return 1 block from your other companions, split as you like. His own blocks stay.',
  },
  ursula: {
    name: 'Ursula, the Mind Star',
    title: 'Prophetess',
    text: 'Look at the top card of one of the six decks. Leave it there, or put it on top of the face-up card of that deck.',
  },
  yenara: {
    name: 'Yenara, the Inquisitive Mind',
    title: 'Alchemist',
    text: 'Turn 1 knowledge into 1 inspiration or 1 strength.',
  },
  yohna: {
    name: 'Yohna, the Eccentric',
    title: 'Illusionist',
    text: 'Turn 1 conviction into 1 vision, or 1 vision into 1 conviction.',
  },
  zaya: {
    name: 'Zaya, the Untamed',
    title: 'Adept',
    text: 'This turn, a relic costs you 1 vision at the Arcane Tower. If you only recharge, you still pay 2.',
  },
  zinh: {
    name: 'Zinh, Wind in the Trees',
    title: 'Spy',
    text: 'This turn, other players gain no honor when you visit their regions.',
  },

  // Red companions
  arn: {
    name: 'Arn, First Son of Steel',
    title: 'Commander',
    text: 'Beside a Fort, gain 1 strength without a visit.',
  },
  verao: {
    name: 'Beast Mistress Verao',
    title: 'Beast Mistress',
    text: 'This turn, each mount level costs you only 1 strength when you visit a Command Post.',
  },
  dregun: {
    name: 'Dregun, Long Forgotten',
    title: 'Bounty Hunter',
    text: 'This turn, a fight at the Gaping Maw costs you 1 courage.',
  },
  drokk: {
    name: 'Drokk, Stone Whisperer',
    title: 'Giant',
    text: 'Pay 5 strength and return 5 blocks from this card: take an extra turn after this one.',
  },
  'ga-nok': {
    name: "Ga'nok, Son of Ve'nok",
    title: 'Tribesman',
    text: 'This turn, you may roll each die twice, white or black, and keep one of the two results.',
  },
  groll: {
    name: 'Groll, Heart of Flame',
    title: 'Adventurer',
    text: 'At the end, gain 2 honor for each half of your secret quest that you completed.',
  },
  herk: {
    name: 'Herk',
    title: 'Winterfresh Golem',
    text: 'At the end, Herk counts as a red and an orange card: for both strength and courage mastery.',
  },
  izah: {
    name: 'Izah, the Tireless',
    title: 'Wanderer',
    text: 'If Izah has 3 or more blocks, move 1 block from influence to conviction. The blocks on Izah stay.',
  },
  jermo: {
    name: 'Jermo, the Breathless',
    title: 'Tracker',
    text: 'If you have not begun your Move, it may be 1 step longer this turn.',
  },
  krajik: {
    name: 'Krajik, the Unruly',
    title: 'Savage',
    text: 'Return all your attributes to influence and gain 1 honor for each.',
  },
  nalin: {
    name: 'Nalin, Dangerously Debonair',
    title: 'Statesman',
    text: 'This turn, taking a region from another player costs you 1 conviction instead of 2 and gives 3 honor instead of 2.',
  },
  nilo: {
    name: 'Nilo, Twice Forged in Flame',
    title: 'Man-at-arms',
    text: 'Turn 1 conviction into 1 courage, or 1 courage into 1 conviction.',
  },
  dara: {
    name: 'One-Shot Dara',
    title: 'Deadeye',
    text: 'If Dara has 2 or more blocks, move 1 of them to influence and 1 to conviction.',
  },
  'qu-ara': {
    name: "Qu'ara, the Unshakable",
    title: 'Shield Maiden',
    text: 'Use 1 conviction, which returns to influence: gain up to 2 inspiration or up to 2 knowledge, not one of each.',
  },
  ruak: {
    name: 'Ruak, Defender of the Sacred Spirit',
    title: 'Master Hunter',
    text: 'If Ruak is your champion this turn, you may roll the white die twice instead of white and black, and gain both results.',
  },
  wim: {
    name: 'Wim, Sprightly Squire',
    title: 'Squire',
    text: 'Activating Wim also activates your character. Then, if he has at least 3 blocks, you may take 3 off: 1 becomes strength, 2 return to influence.',
  },
  xan: {
    name: 'Xan, the Undaunted',
    title: 'Champion',
    text: 'Put 2 more blocks from influence on Xan: activate another companion that is not active yet, at the usual cost.',
  },
  yanos: {
    name: 'Yanos, the Lost Aspirant',
    title: 'Prodigy of Body',
    text: 'If you have 2 or more proficiency tiles, you need no block to activate Yanos.',
  },
  'yok-no': {
    name: 'Yok-No, the Sharpened Mind',
    title: 'Guru of War',
    text: 'When Yok-No joins you, gain 1 courage.',
  },
  zharah: {
    name: 'Zharah, Daughter of Flame',
    title: 'Tactician',
    text: 'This turn, you may split your Move into any number of parts, before, between and after your other actions.',
  },

  // Yellow companions
  kaladre: {
    name: 'Ambassador Kaladre',
    title: 'Ambassador',
    text: 'At the end, Kaladre counts as a yellow and a green card: for both inspiration and wisdom mastery.',
  },
  'black-dove': {
    name: 'The Black Dove',
    title: 'Vagabond',
    text: "Each time you visit another player's region this turn, move 1 block from influence to conviction. The owner still gets the honor.",
  },
  dahlia: {
    name: 'Dahlia, Queen of Bloom Haven',
    title: 'Herbalist',
    text: 'Return 2 blocks from Dahlia: move 1 block from potential to influence.',
  },
  dawn: {
    name: 'Dawn, the Lost Hope',
    title: 'Prodigy of Spirit',
    text: 'Put 1 more block from influence on Dawn: for the rest of the turn, a proficiency tile costs you 2 attributes instead of 3.',
  },
  dryn: {
    name: "Dryn, the Night's Beacon",
    title: 'Guru of Peace',
    text: 'When Dryn joins you, gain 1 wisdom.',
  },
  eila: {
    name: 'Eila, Flicker of Days to Come',
    title: 'Initiate',
    text: 'Activating Eila also activates your character. Then, if she has at least 3 blocks, you may take 3 off: 1 becomes inspiration, 2 return to influence.',
  },
  elya: {
    name: 'Elya, the Faithful',
    title: 'Believer',
    text: 'Pay 5 inspiration and return 5 blocks from this card: take an extra turn after this one.',
  },
  grenn: {
    name: 'Grenn, Prodigy of Rhymes',
    title: 'Bard',
    text: 'Each time a companion joins you at an Inn this turn, gain 2 honor.',
  },
  jika: {
    name: 'Jika, the Brazen',
    title: 'Nomad',
    text: 'When Jika joins you, move up to 3 blocks from influence to conviction.',
  },
  johann: {
    name: 'Johann, the Tinkerer',
    title: 'Inventor',
    text: 'Put 1 more block from influence on Johann: roll the white die and gain what it shows.',
  },
  kealth: {
    name: 'Kealth, Oathkeeper',
    title: 'Zealot',
    text: 'Return 2 blocks from Kealth: the next empowered draw you make this turn is free.',
  },
  kheya: {
    name: 'Kheya, the Ascended',
    title: 'Mentor',
    text: 'Put 1 more block from influence on Kheya: for the rest of the turn, you also have a trait of another player. You pay its costs. You cannot choose Patience.',
  },
  miara: {
    name: 'Miara, Song of the Woods',
    title: 'Minstrel',
    text: 'Beside a Shrine, return up to 2 blocks from your companions without a visit.',
  },
  nyei: {
    name: 'Nyei, of the Folded Leaf',
    title: 'Diplomat',
    text: 'When you activate Nyei, gain 1 strength if you have none, or 1 knowledge if you have none, but not both.',
  },
  oneth: {
    name: 'Oneth, of the Folded Leaf',
    title: 'Lookout',
    text: 'Passive: while you are adjacent to one of your regions, nobody can take any of your regions.',
  },
  'oog-teh': {
    name: "Oog'Teh, the Water's Touch",
    title: 'Healer',
    text: 'Turn up to 2 inspiration into knowledge.',
  },
  tiryynn: {
    name: 'Tiryynn, Spirit Unbroken',
    title: 'Ascetic',
    text: 'This turn, a trait costs you 1 wisdom at the Ancient Tomb.',
  },
  xina: {
    name: 'Xina, Pity Mage',
    title: 'Enchantress',
    text: 'Dilute 1: make one more visit this turn, to another adjacent region, at its full price and without taking control.',
  },
  'zharyan-sisters': {
    name: 'The Zharyan Sisters',
    title: 'Triplets',
    text: "Passive: other players' cards cannot affect your yellow companions or the blocks on them.",
  },
  zho: {
    name: 'Zho, Barrier to Darkness',
    title: 'Disciple',
    text: 'Beside a Holy Spire, gain 1 inspiration without a visit.',
  },

  // Traits
  creativity: {
    name: 'Creativity',
    text: 'The first time you convert to wisdom in a turn, gain 2 honor.',
  },
  devotion: {
    name: 'Devotion',
    text: 'Gain 1 honor each time you use conviction.',
  },
  diligence: {
    name: 'Diligence',
    text: 'Each time you acquire a trait or relic or defeat a monster, you may move 1 block from influence to conviction.',
  },
  expertise: {
    name: 'Expertise',
    text: 'The first time you convert to vision in a turn, gain 2 honor.',
  },
  gallantry: {
    name: 'Gallantry',
    text: 'Each time you defeat a monster or take a region from another player, gain 2 honor.',
  },
  humility: {
    name: 'Humility',
    text: "Passive: once during each other player's turn, when a player who is ahead of you gains honor, move 1 block from potential to influence.",
  },
  impunity: {
    name: 'Impunity',
    text: 'Passive: other players pay double for anything that affects your cards or blocks. Taking one of your regions costs them 4 conviction.',
  },
  leadership: {
    name: 'Leadership',
    text: 'The first time you convert to courage in a turn, gain 2 honor.',
  },
  loyalty: {
    name: 'Loyalty',
    text: 'Each time you activate your character, you may return 1 block from one of your companions.',
  },
  patience: {
    name: 'Patience',
    text: 'Before you do anything in your turn, you may skip it: gain up to 1 courage, 1 vision and 1 wisdom, and your turn ends.',
  },
  persistence: {
    name: 'Persistence',
    text: 'Once in each of your turns, when a second source gives you honor, gain 2 more.',
  },
  preparation: {
    name: 'Preparation',
    text: 'Each card you gain from now on gives 1 more honor than printed.',
  },
  purpose: {
    name: 'Purpose',
    text: 'Each time you activate your character, gain 1 more of the attribute you choose.',
  },
  resilience: {
    name: 'Resilience',
    text: 'If a companion has 4 or more blocks on it, neither activation nor fatigue has to add another.',
  },
  wanderlust: {
    name: 'Wanderlust',
    text: 'When you take the 4th step of your Move in a turn, gain 1 honor.',
  },
  wonder: {
    name: 'Wonder',
    text: 'A companion you activate may give the attributes of another of your companions instead of its own.',
  },

  // Relics
  armguards: {
    name: 'Armguards of the Beast Mistress',
    article: true,
    text: 'Move 1 block from this relic to your mount tile: your speed is 1 higher as long as it is there. Several blocks add up.',
  },
  'altar-knife': {
    name: 'Ceremonial Altar Knife',
    article: true,
    text: 'Move 1 block from this relic to potential: gain 3 honor.',
  },
  'portal-stone': {
    name: 'Charged Portal Stone',
    article: true,
    text: 'Return 1 block from this relic: move your figure to any free space. This is not your Move.',
  },
  'dawn-seeker-signet': {
    name: 'Dawn-Seeker Signet',
    article: true,
    text: 'Return 1 block from this relic: turn 1 inspiration into 1 wisdom.',
  },
  'orb-of-conundrums': {
    name: 'Glimmering Orb of Conundrums',
    article: true,
    text: 'Move 1 block from this relic to conviction.',
  },
  mirror: {
    name: 'Mirror of Alternate Realities',
    article: true,
    text: "Return 1 block from this relic: gain the printed attributes of one of another player's companions.",
  },
  'pendant-of-potency': {
    name: 'Pendant of Potency',
    article: true,
    text: 'Return 1 block from this relic: turn 1 strength into 1 courage.',
  },
  glowberries: {
    name: 'Pouch of Glowberries',
    article: true,
    text: 'Return 1 block from this relic: roll the white die and gain what it shows.',
  },
  'scepter-of-blue-blazes': {
    name: 'Scepter of Blue Blazes',
    article: true,
    text: 'Return 1 block from this relic: turn 1 knowledge into 1 vision.',
  },
  'scroll-of-the-high-born': {
    name: 'Scroll of the High-Born',
    article: true,
    text: 'Return 1 block from this relic: move 1 block from potential to influence.',
  },
  'shield-of-dread': {
    name: 'Shield of Dread and Wonder',
    article: true,
    text: 'Move 1 block from this relic to one of your companions: gain its printed attributes. This does not activate it.',
  },
  'taker-of-stars': {
    name: 'Taker of Stars',
    article: true,
    text: 'Return 1 block from this relic: if 3 or more end triggers are active, remove one of them from the game. You cannot do this after the end is triggered.',
  },
  'that-which-was-broken': {
    name: 'That Which Was Broken',
    text: 'At the end, each block on this relic counts 1 for vision mastery, in addition to the card itself.',
  },
  'mask-of-the-invader': {
    name: 'Timeworn Mask of the Invader',
    article: true,
    text: 'Without a visit, move 1 block from this relic to an adjacent region that nobody controls: you control it and gain the usual 2 honor.',
  },
  'tome-of-mastery': {
    name: 'Tome of Elemental Mastery',
    article: true,
    text: 'Return 1 block from this relic: rearrange your inspiration, knowledge and strength among these three as you like.',
  },
  'pink-elixir': {
    name: "Yenara's Glittery Pink Elixir",
    text: 'Return 1 block from this relic and up to 2 blocks from one of your companions.',
  },

  // Monsters
  'butterfly-smasher': {
    name: 'Crazed Butterfly Smasher',
    article: true,
    text: 'At the end, each companion in your party is worth 1 honor.',
  },
  custodian: {
    name: 'Custodian of the Inner Tomb',
    article: true,
    text: 'At the end, each wisdom you have left is worth 2 honor.',
  },
  'dro-zol': {
    name: "Dro'zol, Overlord of the Vortex",
    text: 'At the end, each full pair of blocks in your conviction is worth 2 honor.',
  },
  drogas: {
    name: 'Drogas, the Living Darkness',
    text: 'At the end, each color among your cards is worth 1 honor. The secret quest counts only if at least one half is completed.',
  },
  drurg: {
    name: 'Drurg, Wanton Smasher',
    text: 'At the end, each region you control is worth 1 more honor.',
  },
  'purple-slime': {
    name: 'Hideous Purple Slime',
    article: true,
    text: 'At the end, each vision you have left is worth 2 honor.',
  },
  'invigorated-dead': {
    name: 'The Invigorated Dead',
    text: 'At the end, each monster you defeated, this one included, is worth 2 honor.',
  },
  mornak: {
    name: 'Mornak, Lost in Shadow',
    text: 'At the end, each full pair of blocks in your influence is worth 1 honor.',
  },
  ogun: {
    name: 'Ogun, the Living Bark',
    text: 'At the end, each trait you have is worth 2 honor.',
  },
  oya: {
    name: 'Oya, Carnivorous Blossom',
    text: 'Worth 7 honor at the end if your potential is empty.',
  },
  sentinel: {
    name: 'Sentinel of the Gaping Maw',
    article: true,
    text: 'At the end, each courage you have left is worth 2 honor.',
  },
  'fright-crawler': {
    name: 'Smoldering Fright Crawler',
    article: true,
    text: 'At the end, each proficiency tile you have is worth 2 honor.',
  },
  sula: {
    name: 'Sula, Mutated Pond Thrasher',
    text: 'At the end, worth as much honor as your speed, plus 2. Blocks from the Armguards count.',
  },
  'twin-voices': {
    name: 'Twin Voices of Fear and Despair',
    article: true,
    text: 'At the end, each trigger token you took is worth 3 honor.',
  },
  unspeakable: {
    name: 'The Unspeakable',
    text: 'At the end, each relic you have is worth 2 honor.',
  },
  'vish-ne': {
    name: "Vish'ne, Warden of the Crags",
    text: 'Worth 6 honor at the end if you also have a trait and a relic.',
  },

  // End triggers
  'all-in': {
    name: 'All In',
    text: 'A player has no block left on the power board: none in potential, influence or conviction.',
  },
  balance: {
    name: 'Balance',
    text: 'A player has a blue, a red and a yellow companion, a trait, a relic and a monster.',
  },
  companions: {
    name: 'Companions',
    text: 'A player has 6 companions. Lost or abandoned ones do not count.',
  },
  monsters: {
    name: 'Monsters',
    text: 'In all, the players have defeated 1 more monster than there are players.',
  },
  proficiencies: {
    name: 'Proficiencies',
    text: 'In all, the players have bought 2 more proficiency tiles than there are players. Discarded ones count.',
  },
  regions: {
    name: 'Regions',
    text: 'A player controls at least 4 more regions than any other player.',
  },
  relics: {
    name: 'Relics',
    text: 'In all, the players have acquired 1 more relic than there are players.',
  },
  supremacy: {
    name: 'Supremacy',
    text: 'A player has 6 of one heroic attribute: courage, vision or wisdom.',
  },
  swiftness: {
    name: 'Swiftness',
    text: 'Every player has a mount of speed 4 or more. With two players, it must be speed 5. The Armguards do not count.',
  },
  traits: {
    name: 'Traits',
    text: 'In all, the players have attained 1 more trait than there are players.',
  },
  'trigger-tokens': {
    name: 'Trigger Tokens',
    text: 'A player takes the last trigger token from the honor track.',
  },
  vindication: {
    name: 'Vindication',
    text: 'All players are vindicated.',
  },

  // Secret quests
  'awakening-the-dawn': {
    name: 'Awakening the Dawn',
    text: '2 honor: control a Holy Spire at the end. 5 honor: have more wisdom than any other player at the end.',
  },
  'carpe-diem': {
    name: 'Carpe Diem',
    text: '2 honor: control a Command Post at the end. 5 honor: bring your mount to speed 5 during the game.',
  },
  'control-issues': {
    name: 'Control Issues',
    text: '2 honor: control a Library at the end. 5 honor: have more vision than any other player at the end.',
  },
  'no-evil-here': {
    name: "Don't Bring Your Evil Here",
    text: '2 honor: control the Gaping Maw at the end. 5 honor: defeat 3 monsters during the game.',
  },
  exoneration: {
    name: 'Exoneration of the Wretched',
    text: '3 honor: have a blue, a red and a yellow companion at the end. 4 honor: vindicate yourself during the game.',
  },
  'genius-of-innovation': {
    name: 'The Genius of Innovation',
    text: '1 honor: have an inspiration proficiency tile at the end. 7 honor: win inspiration mastery.',
  },
  'intellectual-superiority': {
    name: 'Intellectual Superiority',
    text: '1 honor: have a knowledge proficiency tile at the end. 7 honor: win knowledge mastery.',
  },
  'brawny-bulk': {
    name: 'Vigorous Brawny Bulk',
    text: '1 honor: have a strength proficiency tile at the end. 7 honor: win strength mastery.',
  },
  'party-time': {
    name: "It's Party Time",
    text: '2 honor: control an Inn at the end. 5 honor: have at least 4 companions at the end.',
  },
  'motivational-leadership': {
    name: 'Motivational Leadership',
    text: '2 honor: control a Shrine at the end. 5 honor: have more conviction than any other player at the end.',
  },
  'power-within': {
    name: 'The Power Within',
    text: '2 honor: control the Ancient Tomb at the end. 5 honor: attain 3 traits during the game.',
  },
  'prized-crackerjack': {
    name: 'The Prized Crackerjack',
    text: '3 honor: have at least 5 blocks in potential at the end. 4 honor: get 3 proficiency tiles during the game.',
  },
  'profit-of-discipline': {
    name: 'The Profit of Discipline',
    text: '2 honor: control a Fort at the end. 5 honor: have more courage than any other player at the end.',
  },
  'promise-to-yourself': {
    name: 'The Promise You Made to Yourself',
    text: '2 honor: control a Monastery at the end. 5 honor: have no block in potential at the end.',
  },
  'rise-of-the-polymath': {
    name: 'Rise of the Polymath',
    text: '3 honor: control at least 2 regions at the end. 4 honor: attain a trait, acquire a relic and defeat a monster during the game.',
  },
  'trinkets-of-the-tower': {
    name: 'Trinkets of the Tower',
    text: '2 honor: control the Arcane Tower at the end. 5 honor: acquire 3 relics during the game.',
  },
}
