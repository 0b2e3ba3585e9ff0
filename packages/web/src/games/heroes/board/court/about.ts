// Describes a thing on the player's own board: a Building, a piece, the Capital, the Tax track, the deck.
import {
  buildingPrice,
  inSupply,
  isHero,
  levelPrice,
  pairPrice,
  priceSaid,
  RESOURCES,
  type Unit,
  unitName,
  unitPrice,
  EVERY_UNIT,
} from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import type { About } from '../../../../table-ui/about.ts'
import { ownSeat } from '../../../../table-ui/players/seats.ts'
import type { Words } from '../../../../text/language.ts'
import { abilitiesOf } from '../../cards/abilities.ts'
import { valuesInPlay } from '../../cards/box.ts'
import { leadOf } from '../../cards/factions.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { placeSaid } from '../../pieces/region-name.ts'
import { isSettled, type PlayerView, playerOf, viewOf } from '../../view.ts'
import { roman } from './roman.ts'
import { type CourtWords, wordsOf } from './words.ts'
import { nameOf } from '../../cards/names.ts'

/** The place of a Hero or a Vessel. */
export function whereSaid(player: PlayerView, unit: Unit, words: CourtWords): string {
  const { t } = words
  if (unit === 'serf' || unit === 'warrior') return ''
  if (unit === 'band') return ''
  const at = (isHero(unit) ? player.heroes[unit] : player.vessels[unit])?.at ?? -1
  if (at < 0) return t('court.supply')
  return at === player.capital ? t('court.home') : t('court.at', { place: placeSaid(at, words) })
}

const levels = (id: string, { t, say }: CourtWords): string[] =>
  abilitiesOf(id).map((text, i) => t('court.hero.level', { level: roman(i + 1), text: say(text) }))

function aboutBuilding(update: Update, seat: number, id: string, words: CourtWords): About | null {
  const { t, say } = words
  const building = Object.values(valuesOf(update).factions)
    .flatMap(({ buildings, units }) => buildings.map((one) => ({ ...one, unit: units[one.opens] })))
    .find((one) => one.id === id)
  if (building === undefined) return null
  const stands = playerOf(update, seat)?.buildings.includes(id) === true
  return {
    title: say(nameOf(id)),
    text: t('court.building.opens', { name: say(nameOf(building.unit)) }),
    lines: [
      ...(stands
        ? []
        : [t('court.building.price', { price: say(priceSaid(buildingPrice(factsOf(update), seat))) })]),
      ...levels(id, words),
    ],
  }
}

/** The kind of piece: of `serf`, of `I-1/serf` in a Region, of `serf@sea` aboard, of `ally-serf`. */
const pieceIn = (id: string): string =>
  id
    .slice(id.indexOf('/') + 1)
    .replace(/^(?:ally|\d+)-/, '')
    .replace(/[@<>/].*$/, '')

function aboutUnit(update: Update, seat: number, name: string, words: CourtWords): About | null {
  const { t, say } = words
  const facts = factsOf(update)
  const values = valuesOf(update)
  if (name === 'pair') {
    const price = say(priceSaid(pairPrice(facts, seat)))
    return { title: t('court.pair'), text: t('court.unit.price', { price }), lines: [] }
  }
  const unit = EVERY_UNIT.find((one) => one === name)
  if (unit === undefined) return null
  const faction = values.factions[playerOf(update, seat)?.faction ?? '']
  const plain = unit === 'serf' || unit === 'warrior'
  const id = plain ? '' : (faction?.units[unit] ?? '')
  const needs = plain ? undefined : faction?.buildings.find(({ opens }) => opens === unit)
  const { strength, speed, count } = values.units[unit]
  const missing = needs !== undefined && playerOf(update, seat)?.buildings.includes(needs.id) !== true
  return {
    title: say(plain ? unitName(unit) : nameOf(id)),
    text: t('court.unit.strength', { n: strength, speed }),
    lines: [
      t('court.unit.price', { price: say(priceSaid(unitPrice(facts, seat, unit))) }),
      ...(missing ? [t('court.unit.needs', { building: say(nameOf(needs.id)) })] : []),
      t('court.unit.left', { n: inSupply(facts, seat, unit), of: count }),
      ...levels(id, words),
    ],
  }
}

/** A faction to choose: each Building with its first ability, and the Hero or Vessel it unlocks. */
function aboutFaction(id: string, { t, say }: CourtWords): About {
  const { buildings = [], units } = valuesInPlay().factions[id] ?? {}
  return {
    title: say(nameOf(id)),
    text: say(leadOf(id)),
    lines: buildings.map((building) =>
      t('court.faction.building', {
        name: say(nameOf(building.id)),
        unit: say(nameOf(units?.[building.opens] ?? '')),
        text: say(abilitiesOf(building.id)[0] ?? ''),
      }),
    ),
  }
}

function aboutCapital(update: Update, seat: number, { t, say }: CourtWords): About | null {
  const player = playerOf(update, seat)
  if (player === undefined || !isSettled(player)) return null
  const { level } = player
  const price = level < 3 ? say(priceSaid(levelPrice(factsOf(update), seat))) : ''
  return {
    title: t('court.capital', { level: roman(level) }),
    text: t('court.capital.text'),
    lines: [level < 3 ? t('court.capital.price', { level: roman(level + 1), price }) : t('court.top')],
  }
}

function aboutTax(update: Update, name: string, { t }: CourtWords): About | null {
  const kind = RESOURCES.find((one) => one === name)
  if (kind === undefined) return null
  const n = valuesOf(update).tax[viewOf(update).tax.indexOf(kind)] ?? 0
  const resource = t(`resource.${kind}`)
  return { title: resource, text: t('court.tax.of', { resource, n }), lines: [t('court.tax.shift')] }
}

export function aboutCourt(update: Update, at: string, hall: Words): About | null {
  const words = wordsOf(hall)
  const { t } = words
  const seat = update.ask?.seat ?? ownSeat(update)
  const [kind = '', id = ''] = at.split(':')
  const { deck, discards } = viewOf(update)
  switch (kind) {
    case 'building':
      return aboutBuilding(update, seat, id, words)
    case 'unit':
    case 'piece':
      return aboutUnit(update, seat, pieceIn(id), words)
    case 'capital':
      return aboutCapital(update, seat, words)
    case 'resource':
      return aboutTax(update, id, words)
    case 'faction':
      return aboutFaction(id, words)
    case 'deck':
      return {
        title: t('court.deck'),
        text: t('court.deck.text'),
        lines: [t('court.deck.n', { n: deck, gone: discards })],
      }
    default:
      return null
  }
}
