// Tooltips of a town: the price and effect of a tile in a place, the worth of a row.
import type { Update } from '@lorehall/host'
import {
  count,
  GOODS,
  rowName,
  saying,
  TOWN_COLUMNS,
  TOWN_NEXT,
  townRowOf,
} from '@lorehall/now-or-never/client'
import type { About } from '../../../../table-ui/about.ts'
import { capital } from '../../../../table-ui/names.ts'
import { ownSeat } from '../../../../table-ui/players/seats.ts'
import type { Words } from '../../../../text/language.ts'
import { valuesOf } from '../../facts.ts'
import { playerOf } from '../../view.ts'
import { type PlaceFacts, type RowFacts, type TownFacts, townOf } from './town-facts.ts'
import { type TownWords, wordsOf } from './words.ts'
import { nameOf } from '../../cards/names.ts'

interface Told {
  readonly update: Update
  readonly seat: number
  readonly town: TownFacts
  readonly words: TownWords
}

/** "8 for the tile, 1 for the space, 1 less for your discounts". */
function partsOf({ update, town, words: { t } }: Told, { price, extra }: PlaceFacts): string {
  const cost = valuesOf(update).buildings[town.taken]?.cost ?? 0
  const changed = (price ?? 0) - cost - extra
  return [
    t('town.price.tile', { n: cost }),
    ...(extra > 0 ? [t('town.price.place', { n: extra })] : []),
    ...(changed === 0
      ? []
      : [t(changed < 0 ? 'town.price.less' : 'town.price.more', { n: Math.abs(changed) })]),
  ].join(', ')
}

/** The price of building the taken tile here, and whether the player can pay it. */
function priceLines(told: Told, place: PlaceFacts): string[] {
  const { update, seat, town, words } = told
  if (place.price === null) return []
  const name = words.say(nameOf(town.taken))
  const said = words.t('town.place.price', { name, n: place.price, parts: partsOf(told, place) })
  const has = playerOf(update, seat)?.coins ?? 0
  return [said, ...(place.dear ? [words.t('town.price.lacks', { n: has })] : [])]
}

/** The buildings next to a space, which some buildings score for. */
function besideLine({ town, words: { t, say } }: Told, space: number): string {
  const ids = (TOWN_NEXT[space] ?? []).flatMap((next) => town.places[next]?.id || [])
  return ids.length === 0
    ? t('town.tile.alone')
    : t('town.tile.beside', { list: ids.map((id) => say(nameOf(id))).join(', ') })
}

function place(told: Told, id: string): About | null {
  const { update, town, words } = told
  const { t, say } = words
  const found = town.places[Number(id)]
  if (found === undefined) return null
  const where = { row: capital(say(rowName(townRowOf(found.space)))), n: (found.space % TOWN_COLUMNS) + 1 }
  if (found.building !== null) {
    return {
      title: say(nameOf(found.id)),
      text: say(saying(valuesOf(update), found.id).join(' ')),
      lines: [
        t('town.place', where),
        ...signLines(told, found.id),
        besideLine(told, found.space),
        ...(found.worth === null ? [] : [t('town.tile.worth', { n: found.worth })]),
      ],
    }
  }
  // A refusal says the rule by itself.
  const refused = update.reasons.some(({ at }) => at === `town:${id}`)
  const rule = refused ? [] : [t(town.first ? 'town.place.first' : 'town.place.beside')]
  return {
    title: t('town.place', where),
    text: t('town.place.text'),
    lines: [
      ...priceLines(told, found),
      ...(found.gain === null ? [] : [t('town.place.gives', { what: say(count(1, found.gain)) })]),
      ...(found.extra > 0 && found.price === null ? [t('town.place.extra', { n: found.extra })] : []),
      ...(found.open ? [besideLine(told, found.space)] : rule),
    ],
  }
}

/** The book and the beds: other buildings count them. */
function signLines({ update, words: { t } }: Told, id: string): string[] {
  const { book = false, beds = 0 } = valuesOf(update).buildings[id] ?? {}
  return [...(book ? [t('town.tile.book')] : []), ...(beds > 0 ? [t('town.tile.beds', { n: beds })] : [])]
}

function tile(told: Told, id: string): About | null {
  const { update, town, words } = told
  const { t, say } = words
  const found = town.tiles.find((one) => one?.id === id) ?? null
  if (found === null) return null
  const { cost } = found.building
  const shut = t(town.first ? 'town.tile.border' : 'town.tile.shut')
  const text = say(saying(valuesOf(update), id).join(' '))
  return {
    title: say(nameOf(id)),
    text,
    brief: text,
    lines: [
      found.price === cost
        ? t('town.tile.cost', { n: cost })
        : t('town.tile.less', { n: found.price, was: cost }),
      ...signLines(told, id),
      ...(found.open ? [] : [shut]),
    ],
  }
}

/** The villagers housed in a row, and the ones a set is missing. */
function peopleLines({ people, housed, beds, inn }: RowFacts, { t }: TownWords): string[] {
  const live = GOODS.filter((good) => people[good] > 0)
  const lacks = GOODS.filter((good) => people[good] === 0)
  const lives = live.map((good) => t(`town.villagers.${good}`, { n: people[good] })).join(', ')
  const missing = lacks.map((good) => t(`town.good.${good}`)).join(', ')
  return [
    live.length === 0 ? t('town.row.empty') : t('town.row.lives', { list: lives }),
    beds > housed ? t('town.row.room', { n: beds - housed }) : t('town.row.noroom'),
    lacks.length === 0 ? t('town.row.set.has') : t('town.row.set.lacks', { list: missing }),
    ...(inn ? [t('town.row.inn')] : []),
  ]
}

function row({ town, words }: Told, id: string): About | null {
  const { t, say } = words
  const found = town.rows[Number(id)]
  if (found === undefined) return null
  const { built, full, set } = found
  return {
    title: capital(say(rowName(found.row))),
    text: t(full > 0 ? 'town.row.text' : 'town.row.text.none', { full, set }),
    lines: [
      built === 4 ? t('town.row.full') : t('town.row.missing', { n: 4 - built }),
      ...peopleLines(found, words),
    ],
  }
}

function waiting({ town, words: { t } }: Told, id: string): About | null {
  const good = GOODS.find((one) => one === id)
  if (good === undefined) return null
  return {
    title: capital(t(`town.villagers.${good}`, { n: town.waiting[good] })),
    text: t('town.waiting.text'),
    lines: [],
  }
}

const TELL: Readonly<Record<string, (told: Told, id: string) => About | null>> = {
  town: place,
  tile,
  row,
  waiting,
}

export function aboutTown(update: Update, at: string, words: Words): About | null {
  const [kind = '', id = ''] = at.split(':')
  const tell = TELL[kind]
  if (tell === undefined) return null
  const seat = ownSeat(update)
  const town = townOf(update, seat)
  return town === null ? null : tell({ update, seat, town, words: wordsOf(words) }, id)
}
