// The map in the text view: the hero's place, its surroundings, and the walks with their cost.
import { chanceToWin, MAP_COLUMNS, MAP_ROWS, saying } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { walksOf } from '../board/map/reach.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { percent } from '../fight/chance.ts'
import { playerOf, viewOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { nameOf } from '../cards/names.ts'

export const EVERY_SPACE: readonly number[] = Array.from({ length: MAP_COLUMNS * MAP_ROWS }, (_, i) => i)

/** Spaces are numbered from 1 for players. */
export const numberOf = (space: number): number => space + 1

const enemyOn = (update: Update, space: number): string | null => {
  const { spaces, levels } = valuesOf(update)
  const kind = spaces[space]
  return kind?.kind === 'enemy' ? (levels[kind.level - 1] ?? null) : null
}

/** As typed: in lower case, without article or apostrophe. */
const typed = (name: string) => name.toLowerCase().replace(/^the /, '').replace(/['’]/g, '')

/** The space with something of that name; null: no space or several spaces have one. */
export function spaceCalled(update: Update, said: string): number | null {
  const { locations } = viewOf(update)
  const named = EVERY_SPACE.filter((space) => {
    const kind = valuesOf(update).spaces[space]
    if (kind?.kind === 'search') return said === `search space ${kind.letter.toLowerCase()}`
    const id = locations[space] === '' ? enemyOn(update, space) : locations[space]
    return typeof id === 'string' && typed(nameOf(id)) === said
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

/** "the Monument", "search space D" with or without its token, "open land". */
function placeSaid(update: Update, space: number, { t, say }: AllWords): string {
  const { locations, enemies, searches } = viewOf(update)
  const kind = valuesOf(update).spaces[space]
  const location = locations[space] ?? ''
  const enemy = enemyOn(update, space)
  const living = enemies[space] ?? 0
  const what =
    location !== ''
      ? say(nameOf(location))
      : enemy !== null
        ? t(living > 0 ? 'words.space.enemy' : 'words.space.enemy.gone', {
            name: say(nameOf(enemy)),
            n: living,
          })
        : kind?.kind === 'search'
          ? t('words.space.search', {
              letter: kind.letter,
              state: t(searches[space] === true ? 'words.space.search.lies' : 'words.space.search.gone'),
            })
          : t('words.space.open')
  return kind?.mountain === true ? `${what}, ${t('words.space.mountain')}` : what
}

/** The heroes there. */
function standing(update: Update, space: number, words: AllWords): string[] {
  const { t, say } = words
  const here = viewOf(update).players.flatMap((player, seat) =>
    player.hero !== '' && player.space === space ? [seat] : [],
  )
  const others = here.filter((seat) => seat !== update.eyes).map((seat) => say(seatName(update, seat)))
  return [
    ...(here.length > others.length ? [t('words.space.you')] : []),
    ...(others.length > 0 ? [t('words.space.here', { list: listOf(others, words), n: others.length })] : []),
  ]
}

function costSaid(update: Update, space: number, { t }: AllWords): string[] {
  const way = walksOf(update)[space]
  if (way === null || way === undefined) return []
  return [way.cost === 0 ? t('words.space.free') : t('words.space.costs', { n: way.cost })]
}

/** The viewing seat's odds of a fight there. */
function chanceSaid(update: Update, space: number, words: AllWords): string[] {
  const id = enemyOn(update, space)
  const enemy = id === null ? undefined : valuesOf(update).enemies[id]
  if (enemy === undefined || update.eyes === null || (viewOf(update).enemies[space] ?? 0) === 0) return []
  if (playerOf(update, update.eyes)?.hero === '') return []
  const chance = percent(chanceToWin(factsOf(update), update.eyes, enemy).win, words)
  return [words.t('words.space.chance', { chance })]
}

/** The text of the place itself: the effect of a visit, or the numbers of an enemy. */
function doesSaid(update: Update, space: number, { say }: AllWords): string[] {
  const id = viewOf(update).locations[space] ?? ''
  const enemy = enemyOn(update, space)
  const what = id === '' ? enemy : id
  return what === null ? [] : saying(valuesOf(update), what).map(say)
}

export function spaceLine(update: Update, space: number, words: AllWords): string {
  const { t } = words
  return [
    t('words.space.line', {
      n: numberOf(space),
      row: Math.floor(space / MAP_COLUMNS) + 1,
      col: (space % MAP_COLUMNS) + 1,
      what: placeSaid(update, space, words),
    }),
    ...doesSaid(update, space, words),
    ...chanceSaid(update, space, words),
    ...costSaid(update, space, words),
    ...standing(update, space, words),
  ].join(' ')
}

const STEPS = [
  ['words.step.up', -1, 0],
  ['words.step.right', 0, 1],
  ['words.step.down', 1, 0],
  ['words.step.left', 0, -1],
] as const

/** The hero's place, and the spaces one step away. */
export function aroundLines(update: Update, seat: number, words: AllWords): string[] {
  const { t, say } = words
  const player = playerOf(update, seat)
  if (player === undefined || player.hero === '') return []
  const { space } = player
  const [row, col] = [Math.floor(space / MAP_COLUMNS), space % MAP_COLUMNS]
  const around = STEPS.flatMap(([key, down, right]) => {
    const [r, c] = [row + down, col + right]
    if (r < 0 || r >= MAP_ROWS || c < 0 || c >= MAP_COLUMNS) return []
    return [t('words.line', { name: t(key), text: spaceLine(update, r * MAP_COLUMNS + c, words) })]
  })
  const facts = { n: numberOf(space), what: placeSaid(update, space, words) }
  const own = seat === update.eyes
  const name = say(seatName(update, seat))
  return [own ? t('words.stands.you', facts) : t('words.stands', { ...facts, name }), ...around]
}

export function mapSection(update: Update, words: AllWords): TextSection {
  const { t } = words
  const { locations, searches } = viewOf(update)
  const lines = (isOf: (space: number) => boolean) =>
    EVERY_SPACE.filter(isOf).map((space) => spaceLine(update, space, words))
  const parts = [
    {
      id: 'around',
      title: t('words.map.around'),
      lines: update.eyes === null ? [] : aroundLines(update, update.eyes, words),
    },
    {
      id: 'walks',
      title: t('words.map.walks'),
      lines: lines((space) => (walksOf(update)[space] ?? null) !== null),
    },
    { id: 'locations', title: t('words.map.locations'), lines: lines((space) => locations[space] !== '') },
    {
      id: 'enemies',
      title: t('words.map.enemies'),
      lines: lines((space) => enemyOn(update, space) !== null),
    },
    { id: 'searches', title: t('words.map.searches'), lines: lines((space) => searches[space] === true) },
  ]
  return {
    id: 'map',
    title: t('words.map'),
    lines: [t('words.map.lead')],
    parts: parts.filter((part) => part.lines.length > 0),
  }
}
