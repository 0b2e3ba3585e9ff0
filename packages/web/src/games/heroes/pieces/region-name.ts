// What a place of the world is called.
import {
  CONTINENT_NAMES,
  idOf,
  LANDS,
  type Place,
  regionName as nameOfRegion,
  regionSaid,
} from '@lorehall/heroes/face'
import type { OwnWords } from '../text/own.ts'

/** "Forest I-6, Aldermark"; "East Strait". */
export function regionName(place: Place, { t, say }: Pick<OwnWords, 't' | 'say'>): string {
  const land = LANDS[place]
  const name = say(nameOfRegion(place))
  if (land === undefined) return name
  return t('region.land', { name, continent: say(CONTINENT_NAMES[land.continent] ?? '') })
}

/** In the midst of a sentence: "Forest I-6"; "the East Strait". */
export const placeSaid = (place: Place, { say }: Pick<OwnWords, 'say'>): string =>
  say(regionSaid(idOf(place)))
