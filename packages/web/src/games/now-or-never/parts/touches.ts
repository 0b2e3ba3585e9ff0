// Events of other players' turns that concern a player: their specialist was used, something they could have had is
// gone, the season ends. Shown with each narrated step, and summed up when the player's next turn begins.
import { distance, gearCost, GOODS, recruitCost } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import type { News, Touch } from '../../../table-ui/parts.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import type { Words } from '../../../text/language.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { type GameView, type PlayerView, playerOf, viewOf } from '../view.ts'
import { type TurnWords, wordsOf } from './words/own.ts'
import { nameOf } from '../cards/names.ts'

/** Something that concerns the player; `news` is the long form. */
interface Concern extends Touch {
  readonly news: string
}

/** From the player's last update to this one. */
interface Between {
  readonly me: number
  readonly own: PlayerView
  readonly before: Update
  readonly now: Update
  readonly was: GameView
  readonly view: GameView
  readonly words: TurnWords
}

type Key = 'token' | 'gear' | 'specialist' | 'villager' | 'refilled' | 'enemy' | 'last' | 'tired'

interface Said {
  readonly at?: string
  readonly grave?: boolean
}

/** The same text as short and long form. */
function concern(
  { words: { t } }: Between,
  key: Key,
  facts: Readonly<Record<string, string | number>>,
  { at, grave = false }: Said = {},
): Concern {
  return { news: t(`news.${key}`, facts), text: t(`touch.${key}`, facts), at: at ?? null, grave }
}

function season({ was, view, now, words: { t } }: Between): Concern[] {
  if (view.season === was.season || view.phase !== 'season') return []
  const last = view.season === valuesOf(now).setup.seasons
  const facts = { n: view.season }
  const [news, text] = last
    ? [t('news.season.last'), t('touch.season.last')]
    : [t('news.season', facts), t('touch.season', facts)]
  return [{ news, text, at: null, grave: last }]
}

/** Within one step, the events tell who used it. (N-SPECIALIST-4) */
function specialistsUsed(between: Between): Concern[] {
  const { me, own, was, view, now, words } = between
  const { t, say } = words
  if (view.season !== was.season) return []
  const up = new Set(was.players[me]?.specialists.flatMap((slot) => (slot?.up === true ? [slot.id] : [])))
  return own.specialists.flatMap((slot) => {
    if (slot === null || slot.up || !up.has(slot.id)) return []
    const specialist = say(nameOf(slot.id))
    const at = `specialist:${slot.id}`
    const used = now.events.find(
      ({ type, specialist: id }) => (type === 'hired' || type === 'rested') && id === slot.id,
    )
    // In a solo game, the bot's card comes with the end of the player's own turn.
    if (used?.seat === me) return []
    const n = valuesOf(now).specialists[slot.id]?.tax ?? 0
    if (used === undefined && view.bot !== null)
      return [concern(between, 'tired', { specialist, n }, { at, grave: true })]
    const name = used?.seat === undefined ? '' : say(seatName(now, used.seat))
    const news = t('news.used', { specialist, n })
    return [{ news, text: name === '' ? news : t('touch.used', { name, specialist, n }), at, grave: false }]
  })
}

/** The distance a hero can cover in one action. */
const NEAR = 4

function tokensGone(between: Between): Concern[] {
  const { own, was, view, now } = between
  const { spaces } = valuesOf(now)
  return was.searches.flatMap((lay, space) => {
    const kind = spaces[space]
    if (!lay || view.searches[space] === true || distance(own.space, space) > NEAR) return []
    const letter = kind?.kind === 'search' ? kind.letter : ''
    return [concern(between, 'token', { letter }, { at: `space:${space}` })]
  })
}

function enemiesGone(between: Between): Concern[] {
  const { was, view, now, words } = between
  const { spaces, levels } = valuesOf(now)
  return was.enemies.flatMap((living, space) => {
    const kind = spaces[space]
    if (living === 0 || (view.enemies[space] ?? 0) > 0 || kind?.kind !== 'enemy') return []
    const name = words.say(nameOf(levels[kind.level - 1] ?? ''))
    return [concern(between, 'enemy', { name }, { at: `space:${space}` })]
  })
}

/** Things the player could have paid for. */
function rowsGone(between: Between): Concern[] {
  const { me, own, was, view, before, words } = between
  const facts = factsOf(before)
  const gone = (had: readonly string[], has: readonly string[], cost: (id: string) => number) =>
    had.filter((id) => id !== '' && !has.includes(id) && cost(id) <= own.coins)
  const gear = (['red', 'blue'] as const).flatMap((colour) =>
    gone(was.gearRow[colour], view.gearRow[colour], (id) => gearCost(facts, id, 0)),
  )
  const people = gone(was.specialistRow, view.specialistRow, (id) => recruitCost(facts, me, id))
  return [
    ...people.map((id) =>
      concern(between, 'specialist', { name: words.say(nameOf(id)) }, { at: `specialist:${id}` }),
    ),
    ...gear.map((id) => concern(between, 'gear', { name: words.say(nameOf(id)) }, { at: `gear:${id}` })),
  ]
}

/** The number of a player's villagers of a good, housed or not. */
const villagersOf = (player: PlayerView | undefined, good: (typeof GOODS)[number]): number =>
  [...(player?.housing ?? []), player?.waiting].reduce((sum, home) => sum + (home?.[good] ?? 0), 0)

function villagers(between: Between): Concern[] {
  const { me, own, was, view, words } = between
  if (view.villagerRow.length > was.villagerRow.length) {
    return [concern(between, 'refilled', {}, { at: 'villagers' })]
  }
  return GOODS.flatMap((good) =>
    was.villagerRow.includes(good) &&
    !view.villagerRow.includes(good) &&
    // Leaves out those the player took.
    villagersOf(own, good) <= villagersOf(was.players[me], good)
      ? [concern(between, 'villager', { name: words.t(`good.${good}`) }, { at: 'villagers' })]
      : [],
  )
}

function firstPlayer({ me, was, view, now, words: { t, say } }: Between): Concern[] {
  const { first } = view
  if (first === was.first) return []
  const name = say(seatName(now, first))
  return first === me
    ? [{ news: t('news.first.you'), text: t('touch.first.you'), at: null, grave: false }]
    : [{ news: t('news.first', { name }), text: t('touch.first', { name }), at: null, grave: false }]
}

function allPassed(between: Between): Concern[] {
  const { me, was, view } = between
  const others = ({ players }: GameView) => players.filter((_, seat) => seat !== me)
  const passed = (seen: GameView) => others(seen).length > 0 && others(seen).every((one) => one.passed)
  return !passed(was) && passed(view) && view.players[me]?.passed === false
    ? [concern(between, 'last', {}, { grave: true })]
    : []
}

/** The most important first. */
const WEIGHED = [
  season,
  allPassed,
  specialistsUsed,
  firstPlayer,
  rowsGone,
  tokensGone,
  villagers,
  enemiesGone,
]

export function touchesBetween(before: Update, now: Update, words: Words): readonly Concern[] {
  const me = now.eyes
  const own = me === null ? undefined : playerOf(now, me)
  if (me === null || own === undefined || before.eyes !== me || own.hero === '') return []
  const between = { me, own, before, now, was: viewOf(before), view: viewOf(now), words: wordsOf(words) }
  return WEIGHED.flatMap((concerns) => concerns(between))
}

/** The same between two of the player's turns. */
export const newsBetween: News = (before, now, words) =>
  touchesBetween(before, now, words).map(({ news }) => news)
