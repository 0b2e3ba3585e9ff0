// What a Region is: what it yields, what lies there, who stands there and how strong, and what lies beside it.
import { isHero, nameOf, type Place, priceSaid, towerDistance, towerPrice } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import type { About } from '../../../../table/about.ts'
import { listOf } from '../../../../table/game-words.ts'
import type { Words } from '../../../../text/language.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { type Aboard, type Force, forceAt } from '../../pieces/forces.ts'
import { placeSaid, regionName } from '../../pieces/region-name.ts'
import { isSettled, playerOf, viewOf } from '../../view.ts'
import { regionIn } from './keys.ts'
import { tokenName } from './tokens.tsx'
import { type MapWords, wordsOf } from './words.ts'
import { idOf, isCentre, isSea, WORLD } from '../../world.ts'
import { whoIs } from '../../players/who.ts'

type Men = Pick<Aboard, 'serfs' | 'warriors' | 'heroes'>

/** "2 Serfs, 1 Warrior, Laelithar". */
export function menSaid(update: Update, seat: number, men: Men, { t, say }: MapWords): string[] {
  const units = valuesOf(update).factions[playerOf(update, seat)?.faction ?? '']?.units
  return [
    ...(men.serfs > 0 ? [t('unit.serf', { n: men.serfs })] : []),
    ...(men.warriors > 0 ? [t('unit.warrior', { n: men.warriors })] : []),
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
  return t('map.of', { name: say(whoIs(update, seat)), list: listOf(parts, words) })
}

function tokensSaid(update: Update, place: Place, { t, say }: MapWords): string[] {
  const { down, shown, live } = viewOf(update)
  const at = (tokens: typeof shown) => tokens.filter((token) => token.at === place)
  const n = down[place] ?? 0
  return [
    ...(n > 0 ? [t('map.down', { n })] : []),
    ...at(shown).map(({ id }) => t('map.shown', { name: say(tokenName(id)) })),
    ...at(live).map(({ id }) => t('map.live', { name: say(tokenName(id)) })),
  ]
}

/** What a Region is by itself. */
function kindSaid(place: Place, { t }: MapWords): string {
  const land = WORLD.lands[place]
  if (land === undefined) return isCentre(place) ? t('map.centre') : ''
  if (land.yields !== null)
    return t('map.yields', { resource: t(`resource.${land.yields}`), n: land.workers })
  if (land.terrain === 'desert') return t('map.desert')
  return land.terrain === 'capital' ? t('map.capital') : t('map.nothing')
}

/** By its number where there is one: who asks for a Region knows where it is. */
const shortly = (place: Place, words: MapWords) => (isSea(place) ? placeSaid(place, words) : idOf(place))

/** What lies beside it, by the way one gets there. */
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
  const coasts = WORLD.coasts[place] ?? []
  if (isSea(place)) return [...said('map.by.sea', WORLD.bySea[place] ?? []), ...said('map.coasts', coasts)]
  const borders = WORLD.borders[place] ?? []
  const crossings = (WORLD.byLand[place] ?? []).filter((other) => !borders.includes(other))
  return [...said('map.by.land', borders), ...said('map.by.ferry', crossings), ...said('map.shore', coasts)]
}

/** What a Tower here would cost the eyes, and bring. */
function towerSaid(update: Update, place: Place, { t, say }: MapWords): string[] {
  const { eyes } = update
  const own = eyes === null ? undefined : playerOf(update, eyes)
  if (eyes === null || own === undefined || !isSettled(own) || isSea(place) || place === own.capital)
    return []
  const facts = factsOf(update)
  const n = towerDistance(facts, eyes, place) * valuesOf(update).towerVp
  return [t('map.tower', { price: say(priceSaid(towerPrice(facts, eyes, place))), n })]
}

function forcesAt(update: Update, place: Place): readonly Force[] {
  const facts = factsOf(update)
  return viewOf(update).players.flatMap((_, seat) => forceAt(facts, seat, place) ?? [])
}

/** Who stands there and what lies there, one line each. */
function presenceSaid(update: Update, place: Place, words: MapWords): string[] {
  const { closed } = viewOf(update)
  const forces = forcesAt(update, place)
  if (closed !== null && WORLD.lands[place]?.continent === closed) return [words.t('map.closed')]
  return [
    ...forces.flatMap((force) => [
      forceSaid(update, force, words),
      words.t('map.strength', { n: force.strength }),
    ]),
    ...tokensSaid(update, place, words),
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
  }
}
