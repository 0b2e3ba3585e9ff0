// English text of the glossary of Now or Never, a sentence or two per term.
import type { Glossary } from '../../../table-ui/lesson/glossary.ts'

export const GLOSSARY_EN: Glossary = {
  'season|seasons':
    'One of the six rounds of the game. Players take turns until everyone has passed. Then comes production.',
  'production|produce|produces':
    'The end of a season. Housed villagers and buildings make goods, search tokens pay 1 coin each, and everything you used is ready again.',
  'final production':
    'The production after the sixth season. You lose all coins and goods first; then what you produce is sold for points.',
  'specialist|specialists':
    'A person on a hero board who builds, heals, teaches or sells gear. Each can be used once per season, for coins.',
  'tax|taxes': 'The coins you gain when another player uses one of your specialists.',
  'recruit|recruits|recruited|recruiting':
    'Pay double the price of a specialist in the market. It acts immediately and stays face down until production.',
  'exhaust|exhausts|exhausted': 'Turn a specialist face down. It cannot be used again this season.',
  'rests|resting|rest one|rest it':
    'Instead of using one of your specialists, turn it face down to gain 2 hearts or 1 coin.',
  'hero action|hero actions':
    'A turn spent on the map: use an arrow and walk. Where you stop, play a quest, then visit, fight or search.',
  'arrow|arrows':
    'One of three numbers on your hero board: how many steps you can walk for free in a hero action. You can use each once per season.',
  'heart|hearts':
    "Your hero's health. At 0 your turn ends, and you can't take hero actions. Production doesn't restore hearts.",
  mana: 'The power of heroes and artifacts. It refills in every production.',
  experience: 'Buys abilities. You can also spend 2 to refill the villager row.',
  'mountain|mountains': 'A space that costs 1 heart to enter, on top of anything else the step costs.',
  'location|locations': 'A named place on the map. If you stop there, you may visit it.',
  'visit|visits|visited': 'Use the action of the location where your hero stopped.',
  'search|searches|searched':
    'Roll a die and lose that many hearts. If you have hearts left, take the search token.',
  'search token|search tokens':
    'A face-down token on a lettered space of the map. You keep most of them, and each pays 1 coin in every production.',
  'enemy|enemies':
    'You fight it in rounds until it is defeated, you retreat, or you run out of hearts. Walking past one costs 1 heart.',
  'retreat|retreats': 'Leave a fight after a round and gain 1 experience. The enemy heals completely.',
  defense: "Reduces the enemy's attack by that many hearts in every round.",
  'quest|quests':
    'A card you play at its own place on the map. You pay what it asks and get a reward and points.',
  'quest place|quest places|pennant|pennants':
    'A place where you can play a quest from your hand. A pennant on the map shows how many.',
  'artifact|artifacts':
    'A quest that gives you an item with a power of its own. Most powers cost mana to use.',
  'advanced quest|advanced quests': 'A hard quest worth many points. Most cost 2 books.',
  'book|books': "Books pay for artifacts and advanced quests. You don't lose them at the end.",
  'good|goods': 'Shells, tools, bottled demons and crystals. Sell them at the market or use them for orders.',
  market: 'Its rows show what goods sell for. Some combinations sell for more than single goods.',
  'order|orders':
    'A token that asks for certain goods. Complete it at any time for many coins, and 2 points at the end.',
  'ability|abilities':
    "One of your hero's tokens, bought with experience. A red one replaces a face of your die; a blue one always helps.",
  gear: 'A token you buy with coins and put on your hero board like an ability.',
  'tile|tiles':
    "A building you haven't built yet. The first must come from the border of your grid, later ones from next to a gap, where a tile was built.",
  'villager|villagers': 'Once housed, each makes one good in every production.',
  'house|houses|housed|housing':
    'Give a villager a place in a row of your town. A row has room for one villager per building, plus one per bed.',
  'bed|beds': "Room for one more villager in the building's row.",
  inn: 'A building with two beds. Villagers in its row may move to another row at any time.',
  'full row|full rows': 'Four buildings in one row of your town. Most rows score points at the end.',
  'set of villagers|sets of villagers':
    'A villager of each of the four kinds, housed in the same row. It scores points at the end.',
  'first player token': 'The player who has it goes first next season.',
}
