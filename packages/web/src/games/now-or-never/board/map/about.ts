// Tooltips of the map's spaces: the actions there and when they are possible, the cost of the walk, and the odds of a
// fight.
import type { Update } from '@lorehall/host'
import {
  added,
  type Enemy,
  questInShort,
  saying,
  type Space as MapSpace,
} from '@lorehall/now-or-never/client'
import type { About } from '../../../../table-ui/about.ts'
import type { Words } from '../../../../text/language.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { percent } from '../../fight/chance.ts'
import { playerOf, viewOf } from '../../view.ts'
import { chanceWith } from './chance.ts'
import { spaceIn } from './keys.ts'
import { columnOf, rowOf } from './layout.ts'
import { type Walk, walksOf } from './reach.ts'
import { type MapWords, wordsOf } from './words.ts'
import { nameOf } from '../../cards/names.ts'

/** A space, for the viewing seat. */
interface Seen {
  readonly update: Update
  readonly n: number
  readonly space: MapSpace
  readonly words: MapWords
  /** The walk to it, while the player may walk. */
  readonly walk: Walk | null
}

type Written = Pick<About, 'title' | 'text' | 'brief' | 'lines'>

function location({ update, n, words: { t, say } }: Seen, id: string): Written {
  const values = valuesOf(update)
  const { orders, seat } = viewOf(update)
  const hand = seat === null ? [] : (playerOf(update, seat)?.hand ?? [])
  const quests = hand.flatMap((quest) => {
    const record = values.quests[quest]
    return record?.at === id ? [{ name: nameOf(quest), short: questInShort(record) }] : []
  })
  const deeds = say(saying(values, id).join(' '))
  const text = t('map.visit', { deeds })
  const isHere = seat !== null && playerOf(update, seat)?.space === n
  return {
    title: say(nameOf(id)),
    text,
    // On the spot, the option to visit names the same deeds.
    brief: isHere ? deeds : text,
    lines: [
      ...quests.map(({ name, short }) => t('map.quest', { name: say(name), short: say(short) })),
      ...(values.maps[values.side].orders === id ? [t('map.orders', { n: orders.pile })] : []),
    ],
  }
}

/** With the hearts left on arrival; if the hero is already there, with the current hearts. */
function chance({ update, n, walk, words }: Seen, enemy: Enemy): string[] {
  const { eyes } = update
  const own = eyes === null ? undefined : playerOf(update, eyes)
  if (eyes === null || own === undefined || own.hero === '') return []
  const hearts = own.space === n ? own.hearts : (walk?.hearts ?? own.hearts)
  if (hearts === 0) return []
  const { win } = chanceWith(update, eyes, enemy, hearts)
  return [words.t('map.chance', { chance: percent(win, words), hearts })]
}

function enemy(seen: Seen, id: string): Written {
  const { update, n, words } = seen
  const { t, say } = words
  const values = valuesOf(update)
  const record = values.enemies[id]
  const living = viewOf(update).enemies[n] ?? 0
  const title = say(nameOf(id))
  if (living === 0 || record === undefined) return { title, text: t('map.enemy.none'), lines: [] }
  return {
    title,
    text: say(saying(values, id).join(' ')),
    lines: [t('map.enemy.left', { name: title, n: living }), ...chance(seen, record), t('map.enemy.passed')],
  }
}

function whatLies(seen: Seen): Written {
  const { update, n, space, words } = seen
  const { t } = words
  const { locations, searches } = viewOf(update)
  const id = locations[n] ?? ''
  if (id !== '') return location(seen, id)
  if (space.kind === 'enemy') return enemy(seen, valuesOf(update).levels[space.level - 1] ?? '')
  if (space.kind !== 'search') return { title: t('map.open'), text: t('map.open.does'), lines: [] }
  const lies = searches[n] === true
  return {
    title: t('map.search.at', { letter: space.letter }),
    text: t(lies ? 'map.search.does' : 'map.search.gone'),
    lines: [],
  }
}

function mountain({ update, space, words: { t } }: Seen): string[] {
  if (!space.mountain) return []
  const spared = update.eyes !== null && added(factsOf(update), update.eyes, 'mountainLoss') < 0
  return [t(spared ? 'map.mountain.none' : 'map.mountain.costs')]
}

function walked({ update, walk, words: { t } }: Seen): string[] {
  if (walk === null) return []
  const { cost, hearts, arrow } = walk
  const seat = update.ask?.seat ?? 0
  const arrows = valuesOf(update).heroes[playerOf(update, seat)?.hero ?? '']?.arrows ?? []
  const costs =
    hearts === 0
      ? t('map.walk.last')
      : cost === 0
        ? t('map.walk.free')
        : t('map.walk', { n: cost, left: hearts })
  return [arrow === undefined ? costs : `${costs} ${t('map.arrow', { n: arrows[arrow] ?? 0 })}`]
}

function standing({ update, n, words: { t, say } }: Seen): string[] {
  return viewOf(update).players.flatMap(({ space, hero }, seat) =>
    space === n && hero !== '' ? [t('map.stands', { name: say(update.seats[seat]?.name ?? '') })] : [],
  )
}

/** The space of a thing on the map. */
function spaceOf(update: Update, at: string): number {
  const [kind, id = ''] = at.split(':')
  const { locations } = viewOf(update)
  if (kind === 'location') return locations.indexOf(id)
  if (kind !== 'enemy') return spaceIn(at) ?? -1
  const { spaces, levels } = valuesOf(update)
  return spaces.findIndex((space) => space.kind === 'enemy' && levels[space.level - 1] === id)
}

export function aboutMap(update: Update, at: string, hall: Words): About | null {
  const words = wordsOf(hall)
  if (at === 'figure') return { title: words.t('map.figure'), text: '', lines: [], plain: true }
  const n = spaceOf(update, at)
  const space = valuesOf(update).spaces[n]
  if (space === undefined) return null
  const seen: Seen = { update, n, space, words, walk: walksOf(update)[n] ?? null }
  const { title, text, brief = text, lines } = whatLies(seen)
  return {
    title,
    text,
    brief,
    lines: [
      ...walked(seen),
      ...lines,
      ...mountain(seen),
      ...standing(seen),
      words.t('map.space', { row: rowOf(n) + 1, col: columnOf(n) + 1 }),
    ],
  }
}
