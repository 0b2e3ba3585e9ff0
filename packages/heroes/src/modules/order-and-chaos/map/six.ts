// The side of the board with six Continents. Its Regions, borders and bearings are our own. (H-CHAOS-3)
import type { WorldMap } from '../../../map/map.ts'
import { MAP_EN } from '../text/map/en.ts'
import { bearingsAlong } from '../../../map/bearings.ts'
import degrees from './bearings.json' with { type: 'json' }
import map from './six.json' with { type: 'json' }

export const SIX_MAP: WorldMap = { id: 'six', names: MAP_EN, ...map, bearings: bearingsAlong(map, degrees) }
