// English text of Heroes' text view.
import type { WordExamples } from '../../../table-ui/text-view.ts'

export const EXAMPLES_EN: WordExamples = {
  first: 'my things',
  where: '“where am I”, “where is Ada”, “where is the Galleon”',
  what: '“what is I-6”, “what is Rage”, “what is the Cathedral”',
  show: '“my things”, “show world”, “show Aldermark”, “show Ada”',
  answer: '“recruit”, “march”, “go to I-6”, “stop”',
}

/** Keyed by verb: the reply when a player types an action that isn't offered now. */
export const NOT_NOW_EN: Readonly<Record<string, string>> = {
  recruit: 'Recruit is a Capital action. Take it with a token on your turn, or follow another player’s.',
  build: 'Build is a Capital action. Take it with a token on your turn, or follow another player’s.',
  research: 'Research is a Capital action. Take it with a token on your turn, or follow another player’s.',
  tax: 'Tax is a Capital action. Take it with a token on your turn, or follow another player’s.',
  march: 'March is a Command action. Take it with a token on your turn, or Muster it.',
  sail: 'Sail is a Command action. Take it with a token on your turn, or Muster it.',
  fly: 'Fly is a Command action. Take it with a token on your turn, or Muster it.',
  cast: 'Cast is a Command action. Take it with a token on your turn, or Muster it.',
  follow: 'You can follow right after another player takes a Capital action.',
}

export const WORDS_EN = {
  'words.group.answers': 'Options',
  'words.group.capital': 'Capital actions',
  'words.group.command': 'Command actions',
  'words.group.go': 'Where to go',
  'words.group.army': 'Who goes',
  'words.group.beside': 'At any time',
  'words.group.end': 'End',

  'words.me': 'Your things',
  'words.me.faction':
    'You lead the {faction}. Your Capital is at level {level} in {place}, Natural Strength {n}.',
  'words.me.none': 'You lead no faction yet.',
  'words.me.has': 'You have {list}. The next Collection gives you {next}.',
  'words.me.tokens': '{n} Action {n:Token|Tokens} left this round.',
  'words.me.going': 'On the way from {place}: {list}.',
  'words.me.bar': 'Action Bar: {list}.',
  'words.me.slot': '{name} {state}',
  'words.me.yard': 'In your Courtyard: {list}.',
  'words.me.buildings': 'Buildings: {list}.',
  'words.me.buildings.none': 'No Buildings yet.',
  'words.me.spells': 'Spell cards in hand: {list}.',
  'words.me.scribed': 'Scribed: {list}.',
  'words.me.scribed.one': '{name}, {turned}',
  'words.none': 'none',

  'words.battle.attacks': '{name} attacks with Strength {n}: {list}',
  'words.battle.defends': '{name} defends with Strength {n}: {list}',

  'words.armies': 'Armies',
  'words.army': '{place}: {list}',
  'words.other': '{name} leads the {faction}: {list}.',
  'words.other.level': 'Capital at level {level} in {place}, Natural Strength {n}',
  'words.other.has': 'has {list}',
  'words.other.follow': '{n} {n:Serf|Serfs} in the Courtyard can follow',
  'words.other.cards': '{n} hidden Spell {n:card|cards}',
  'words.other.out': '{name} is out of the game.',
  'words.others': 'The others',

  'words.world': 'The world',
  'words.world.lead':
    'Four Continents of ten Regions each, numbered clockwise from the Capital Region, and thirteen Sea Regions.',
  'words.world.sea': 'The sea',
  'words.region': '{name}. {text}',
  'words.closed': '{continent} is closed in this game.',

  'words.round': 'The round',
  'words.round.n': 'Round {n}, {pass:first|second} turn.',
  'words.round.first': '{name} has the first player token.',
  'words.round.first.you': 'You have the first player token.',
  'words.round.tax': 'Tax gives {list}.',
  'words.round.deck': '{n} Spell cards face down, {gone} discarded.',
  'words.ends': 'How the game ends',
  'words.ends.last': 'Round {n} is the last.',
  'words.ends.explore': 'Land tokens face up: {n} of {of}.',
  'words.ends.expand': 'Serfs and Warriors in play, of {of}: {list}.',
  'words.ends.exploit': 'Towers in play, of {of}: {list}.',
  'words.ends.exterminate': 'Capitals fallen: {n}.',
  'words.ends.each': '{name} {n}',

  'words.ask.me': 'me|i|my things|my board',
  'words.ask.world': 'world|the world|map|the map',
  'words.where.none': '{name} is not in play.',
  'words.where.at': '{name} is in {place}.',
  'words.what.spell': '{name}, {sort}, {note}. {text}',
} as const
