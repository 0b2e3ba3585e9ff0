// Describes a Region: its yield, its tokens, the pieces there and their Strength, and its neighbors.
import { isHero, type Place, priceSaid, spellText, towerDistance, towerPrice } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import type { About } from '../../../../table-ui/about.ts'
import { listOf } from '../../../../table-ui/text-view.ts'
import type { Words } from '../../../../text/language.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { type Aboard, type Force, forceAt } from '../../pieces/forces.ts'
import { isOnMarch } from '../../march/on-march.ts'
import { placeSaid, regionName } from '../../pieces/region-name.ts'
import { isSettled, playerOf, viewOf } from '../../view.ts'
import { regionIn } from './keys.ts'
import { tokenName, tokenTextOf } from '../../cards/tokens.ts'
import { type MapWords, wordsOf } from './words.ts'
import { idOf, isCentre, isClosed, isSea, worldInPlay } from '../../world.ts'
import { whoIs } from '../../players/who.ts'
import { nameOf } from '../../cards/names.ts'

type Men = Pick<Aboard, 'serfs' | 'warriors' | 'heroes'> & { readonly band?: number }

/** For example "2 Serfs, 1 Warrior, Laelithar". */
export function menSaid(update: Update, seat: number, men: Men, { t, say }: MapWords): string[] {
  const units = valuesOf(update).factions[playerOf(update, seat)?.faction ?? '']?.units
  return [
    ...(men.serfs > 0 ? [t('unit.serf', { n: men.serfs })] : []),
    ...(men.warriors > 0 ? [t('unit.warrior', { n: men.warriors })] : []),
    ...(men.band === undefined || men.band === 0 ? [] : [t('unit.band', { n: men.band })]),
    ...men.heroes.filter(isHero).map((hero) => say(nameOf(units?.[hero] ?? ''))),
  ]
}

export function forceSaid(update: Update, force: Force, words: MapWords): string {
  const { t, say } = words
  const { seat } = force
  const units = valuesOf(update).factions[playerOf(update, seat)?.faction ?? '']?.units
  const parts = [
    ...(force.capital ? [t('unit.capital', { level: playerOf(update, seat)?.level ?? 1 })] : []),
    ...menSaid(update, seat, force, words),
    ...force.vessels.map((vessel) => {
      const name = say(nameOf(units?.[vessel.kind] ?? ''))
      const aboard = menSaid(update, seat, vessel, words)
      return aboard.length === 0 ? name : t('unit.aboard', { vessel: name, list: listOf(aboard, words) })
    }),
    ...(force.tower ? [t('unit.tower')] : []),
  ]
  const list = listOf(parts, words)
  return seat === update.eyes
    ? t('map.of.you', { list })
    : t('map.of', { name: say(whoIs(update, seat)), list })
}

const tokenSaid = (id: string, say: MapWords['say']) => ({
  name: say(tokenName(id)),
  text: say(tokenTextOf(id)),
})

/** The markers of Spells in a Region, and what each does. */
function marksSaid(update: Update, place: Place, { t, say }: MapWords): string[] {
  const { marks, round } = viewOf(update)
  return marks.flatMap(({ id, at, seat, until }) => {
    if (at !== place) return []
    const said = {
      name: say(nameOf(id)),
      owner: say(whoIs(update, seat)),
      text: say(spellText({ values: valuesOf(update) }, id)),
    }
    return until === undefined
      ? t('map.mark.stays', said)
      : t('map.mark', { ...said, n: Math.max(1, until - round + 1) })
  })
}

function tokensSaid(update: Update, place: Place, { t, say }: MapWords): string[] {
  const { down, shown, live } = viewOf(update)
  const at = (tokens: typeof shown) => tokens.filter((token) => token.at === place)
  const n = down[place] ?? 0
  return [
    ...(n > 0 ? [t('map.down', { n })] : []),
    ...at(shown).map(({ id }) => t('map.shown', tokenSaid(id, say))),
    ...at(live).map(({ id }) => t('map.live', tokenSaid(id, say))),
  ]
}

/** The Region itself, without pieces: its yield or its kind. */
function kindSaid(place: Place, { t }: MapWords): string {
  const land = worldInPlay().lands[place]
  if (land === undefined) return isCentre(place) ? t('map.centre') : ''
  if (land.yields !== null)
    return t('map.yields', { resource: t(`resource.${land.yields}`), n: land.workers })
  if (land.terrain === 'desert') return t('map.desert')
  return land.terrain === 'capital' ? t('map.capital') : t('map.nothing')
}

/** A neighbor by its number, if it has one. */
const shortly = (place: Place, words: MapWords) => (isSea(place) ? placeSaid(place, words) : idOf(place))

/** The neighbors, grouped by how to get there. */
function besideSaid(place: Place, words: MapWords): string[] {
  const { t } = words
  const said = (
    key: 'map.by.land' | 'map.by.ferry' | 'map.by.sea' | 'map.shore' | 'map.coasts',
    places: readonly Place[],
  ) =>
    places.length === 0
      ? []
      : [
          t(key, {
            list: listOf(
              places.map((one) => shortly(one, words)),
              words,
            ),
          }),
        ]
  const coasts = worldInPlay().coasts[place] ?? []
  if (isSea(place))
    return [...said('map.by.sea', worldInPlay().bySea[place] ?? []), ...said('map.coasts', coasts)]
  const borders = worldInPlay().borders[place] ?? []
  const crossings = (worldInPlay().byLand[place] ?? []).filter((other) => !borders.includes(other))
  return [...said('map.by.land', borders), ...said('map.by.ferry', crossings), ...said('map.shore', coasts)]
}

/** No Tower can be built at sea, on a closed Continent or where a Capital is. (H-TOWER-1) */
const takesTower = (update: Update, place: Place): boolean =>
  !isSea(place) &&
  !isClosed(viewOf(update), place) &&
  viewOf(update).players.every(({ capital }) => capital !== place)

/** The price of a Tower here for the viewing seat, and its score. */
function towerSaid(update: Update, place: Place, { t, say }: MapWords): string[] {
  const { eyes } = update
  const own = eyes === null ? undefined : playerOf(update, eyes)
  if (eyes === null || own === undefined || !isSettled(own) || !takesTower(update, place)) return []
  const facts = factsOf(update)
  const n = towerDistance(facts, eyes, place) * valuesOf(update).towerVp
  return [t('map.tower', { price: say(priceSaid(towerPrice(facts, eyes, place))), n })]
}

function forcesAt(update: Update, place: Place): readonly Force[] {
  const facts = factsOf(update)
  return viewOf(update).players.flatMap((_, seat) => forceAt(facts, seat, place) ?? [])
}

/** The pieces and tokens there, one line each. */
function presenceSaid(update: Update, place: Place, words: MapWords): string[] {
  const forces = forcesAt(update, place)
  if (isClosed(viewOf(update), place)) return [words.t('map.closed')]
  return [
    ...forces.flatMap((force) => [
      forceSaid(update, force, words),
      words.t('map.strength', { n: force.strength }),
    ]),
    ...tokensSaid(update, place, words),
    ...marksSaid(update, place, words),
  ]
}

export function aboutMap(update: Update, at: string, hall: Words): About | null {
  const place = regionIn(at)
  if (place === null) return null
  const words = wordsOf(hall)
  return {
    title: regionName(place, words),
    text: kindSaid(place, words),
    brief: presenceSaid(update, place, words).join('. '),
    lines: [
      ...presenceSaid(update, place, words),
      ...towerSaid(update, place, words),
      ...besideSaid(place, words),
    ],
    plain: isOnMarch(update, at),
  }
}
