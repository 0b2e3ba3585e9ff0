// Names of places on the map.
import { continentName, type Place, regionName as nameOfRegion, regionSaid } from '@lorehall/heroes/client'
import { idOf, inWorld, worldInPlay } from '../world.ts'
import type { OwnWords } from '../text/own.ts'

/** For example "Forest I-6, Aldermark" or "East Strait". */
export function regionName(place: Place, { t, say }: Pick<OwnWords, 't' | 'say'>): string {
  const land = worldInPlay().lands[place]
  const name = say(nameOfRegion(inWorld(), place))
  if (land === undefined) return name
  return t('region.land', { name, continent: say(continentName(inWorld(), land.continent)) })
}

/** For use inside a sentence: "Forest I-6"; "the East Strait". */
export const placeSaid = (place: Place, { say }: Pick<OwnWords, 'say'>): string =>
  say(regionSaid(inWorld(), idOf(place)))
