// What a place of the world is called.
import { continentName, type Place, regionName as nameOfRegion, regionSaid } from '@lorehall/heroes/face'
import { idOf, PRINTED, WORLD } from '../world.ts'
import type { OwnWords } from '../text/own.ts'

/** "Forest I-6, Aldermark"; "East Strait". */
export function regionName(place: Place, { t, say }: Pick<OwnWords, 't' | 'say'>): string {
  const land = WORLD.lands[place]
  const name = say(nameOfRegion(PRINTED, place))
  if (land === undefined) return name
  return t('region.land', { name, continent: say(continentName(PRINTED, land.continent)) })
}

/** In the midst of a sentence: "Forest I-6"; "the East Strait". */
export const placeSaid = (place: Place, { say }: Pick<OwnWords, 'say'>): string =>
  say(regionSaid(PRINTED, idOf(place)))
