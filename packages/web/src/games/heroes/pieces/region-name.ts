// What a place of the world is called.
import { CONTINENT_NAMES, idOf, isCentre, LANDS, type Place } from '@lorehall/heroes/face'
import type { OwnWords } from '../text/own.ts'

/** "Forest I-6, Aldermark"; "Sea Region gap-e". */
export function regionName(place: Place, { t, say }: Pick<OwnWords, 't' | 'say'>): string {
  const land = LANDS[place]
  if (land === undefined) return isCentre(place) ? t('terrain.centre') : `${t('terrain.sea')} ${idOf(place)}`
  const continent = say(CONTINENT_NAMES[land.continent] ?? '')
  return t('region.land', { terrain: t(`terrain.${land.terrain}`), id: land.id, continent })
}
