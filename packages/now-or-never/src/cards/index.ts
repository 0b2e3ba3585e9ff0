// The cards, tokens, tiles, places and people in the box, one file per deck. A record holds a card's effects and
// numbers, with the source of each (`from`). Its name and text are in text/cards, by its id.
import buildings from './buildings.json' with { type: 'json' }
import enemies from './enemies.json' with { type: 'json' }
import gear from './gear.json' with { type: 'json' }
import heroes from './heroes.json' with { type: 'json' }
import locations from './locations.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import quests from './quests.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import solo from './solo.json' with { type: 'json' }
import specialists from './specialists.json' with { type: 'json' }

export const CARDS = {
  locations,
  heroes,
  enemies,
  buildings,
  specialists,
  orders,
  gear,
  search,
  quests,
  solo,
}
