// English: what the words of Now or Never mean, a sentence or two each.
import type { Glossary } from '../../../table/lesson/glossary.ts'

export const GLOSSARY_EN: Glossary = {
  'season|seasons':
    'A round of the game, of which there are six: turns go round until all have passed, then comes production.',
  'production|produce|produces':
    'The end of a season: housed villagers and buildings bring what they make, kept search tokens a coin each, and everything that was used is fresh again.',
  'final production':
    'The production after the sixth season. All coins and goods are given back before it; what it brings is sold for points.',
  'specialist|specialists':
    'Somebody on a hero board who builds, heals, teaches or has gear for a price in coins, once a season.',
  'tax|taxes': 'The coins the owner of a specialist gains when another player uses it.',
  'recruit|recruits|recruited|recruiting':
    'To take a specialist of the market for double its price: it acts at once and stands face down until production.',
  'rests|resting|let one rest':
    'Instead of acting, an own specialist is turned face down for 2 hearts or 1 coin.',
  'hero action|hero actions':
    'A turn spent on the map: cover an arrow, walk, then play a quest and visit, fight or search.',
  'arrow|arrows':
    'One of three numbers on the hero board: how many spaces a hero action walks for nothing. Each is used once a season.',
  'heart|hearts':
    'What keeps your hero going. With 0 the turn is over, and no hero action begins; production brings none back.',
  mana: 'The power of heroes and artifacts. It fills up in every production.',
  experience: 'It buys abilities, and 2 of it fill the row of villagers.',
  'mountain|mountains': 'A space that costs a heart to enter, beside whatever else the step costs.',
  'location|locations': 'A place with a name on the map: who stops there may visit it for what it gives.',
  'visit|visits|visited': 'To take the action of the location where your hero has stopped.',
  'search|searches|searched': 'A die says how many hearts it costs; then the search token is yours.',
  'search token|search tokens':
    'It lies face down on a letter of the map and is won by a search. Most are kept, and bring a coin in every production.',
  'enemy|enemies':
    'It is fought in rounds, until it falls, you retreat or have no hearts left. To walk past one costs a heart.',
  'retreat|retreats': 'To leave a fight after a round, for 1 experience. The enemy is whole again.',
  defence: 'What lowers the attack of an enemy in every round, by as many hearts.',
  'quest|quests':
    'A card that is played at its own place on the map, for what it asks, and gives a reward and points.',
  'quest place|quest places|pennant|pennants':
    'Where a quest of your hand can be played: a pennant on the map says how many.',
  'artifact|artifacts': 'A quest that leaves you a thing with a power of its own, mostly paid for with mana.',
  'advanced quest|advanced quests': 'A hard quest, mostly for 2 books, that brings many points.',
  'book|books': 'They are paid for artifacts and advanced quests, and never lost at the end.',
  'good|goods': 'Shells, tools, bottled demons and crystals: sold at the market, or given for orders.',
  market:
    'Its rows say which goods sell for how many coins. Some goods together bring more than each by itself.',
  'order|orders': 'A card that asks for certain goods: completed at any time for many coins, and 2 points.',
  'ability|abilities':
    'A token of your hero, bought with experience: red ones lie on a face of the die, blue ones always help.',
  gear: 'A token that is bought for coins and lies on your hero board like an ability.',
  'tile|tiles':
    'A building that is not yet built. The first comes from the border, every later one from beside a gap.',
  'villager|villagers': 'Once housed, each makes one good in every production.',
  'house|houses|housed|housing':
    'A row of the town has room for one villager for each of its buildings, and one more for each bed.',
  'bed|beds': 'Room for one more villager in the row where the building stands.',
  inn: 'A building with two beds. Villagers of its row may move to another row at any time.',
  'full row|full rows': 'Four buildings in one row of the town, which is points at the end.',
  'set of villagers|sets of villagers':
    'A villager of each of the four goods, housed in one row: points at the end.',
  'first player token': 'Whoever has it begins the next season.',
}
