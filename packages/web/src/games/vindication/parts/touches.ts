// The things that happened to a player during others' turns, from the difference of two views. Touches are shown with
// the step that is narrated; news sums up everything since the player's last turn when the next one begins.
import type { Update } from '@lorehall/host'
import type { Touch } from '../../../table-ui/parts.ts'
import { nameOf } from '../../../table-ui/players/seats.ts'
import type { Words } from '../../../text/language.ts'
import { faceOf, regionText } from '../cards/card-texts.ts'
import { masteries } from '../score/masteries.ts'
import { type OwnWords, wordsOf } from '../text/own.ts'
import { type GameView, viewOf } from '../view.ts'

/** Something that concerns the player; `news` is the full sentence. */
interface Concern extends Touch {
  readonly news: string
}

/** Two updates for the same seat. */
interface Between {
  readonly me: number
  readonly before: Update
  readonly now: Update
  readonly was: GameView
  readonly view: GameView
  readonly words: OwnWords
}

/** The honor from one source so far. */
function honorFrom({ standing }: Update, seat: number, what: string): number {
  const lines = standing.find((score) => score.seat === seat)?.lines ?? []
  return lines.find((line) => line.what === what)?.points ?? 0
}

function ending({ was, view, words: { t } }: Between): Concern[] {
  if (view.ending === null || was.ending !== null) return []
  const facts = { n: view.lastRound }
  return [{ news: t('news.ending', facts), text: t('touch.ending', facts), at: null, grave: true }]
}

function regionsLost({ me, now, was, view, words: { t, say } }: Between): Concern[] {
  const owned = new Map(view.regions.map(({ hex, owner }) => [hex, owner]))
  return was.regions.flatMap(({ hex, kind, owner }) => {
    const taker = owned.get(hex) ?? null
    if (owner !== me || taker === me || kind === null) return []
    const region = say(regionText(kind).name)
    const news =
      taker === null
        ? t('news.region.gone', { region })
        : taken({ region, name: say(nameOf(now, taker)), n: honorByTaking(was, view, taker) }, t)
    return [{ news, text: t('touch.region', { region }), at: `region:${hex}`, grave: true }]
  })
}

/** The honor a player gained by taking control; 0 if they took several regions, since the shares are unknown. */
function honorByTaking(was: GameView, view: GameView, taker: number): number {
  const [before, now] = [was.players[taker], view.players[taker]]
  const one = (now?.taken ?? 0) - (before?.taken ?? 0) === 1
  return one ? (now?.sources['control'] ?? 0) - (before?.sources['control'] ?? 0) : 0
}

const taken = (facts: { region: string; name: string; n: number }, t: OwnWords['t']) =>
  t(facts.n > 0 ? 'news.region.for' : 'news.region', facts)

function companionsLost({ me, was, view, words: { t, say } }: Between): Concern[] {
  const party = new Set(view.players[me]?.party.map(({ card }) => card))
  return (was.players[me]?.party ?? []).flatMap(({ card }) => {
    if (party.has(card)) return []
    const facts = { name: say(faceOf(card)?.name ?? card) }
    return [
      {
        news: t('news.companion', facts),
        text: t('touch.companion', facts),
        at: `card:${card}`,
        grave: true,
      },
    ]
  })
}

/** Masteries that the player no longer leads because another has as many or more. */
function masteriesLost({ me, now, was, view, words: { t, say } }: Between): Concern[] {
  const stands = masteries(view.players)
  return masteries(was.players).flatMap(({ attribute, leader }, i) => {
    const { leader: leads = null } = stands[i] ?? {}
    if (leader !== me || leads === me) return []
    const mastery = t(`attribute.${attribute}`)
    const news =
      leads === null
        ? t('news.mastery.none', { mastery })
        : t('news.mastery', { mastery, name: say(nameOf(now, leads)) })
    return [{ news, text: t('touch.mastery', { mastery }), at: `sphere:${attribute}`, grave: true }]
  })
}

function honor({ me, before, now, was, view, words: { t } }: Between): Concern[] {
  const rent = honorFrom(now, me, 'rent') - honorFrom(before, me, 'rent')
  const other = (view.players[me]?.honor ?? 0) - (was.players[me]?.honor ?? 0) - rent
  const said = (key: 'rent' | 'honor' | 'honor.lost', n: number): Concern[] =>
    n <= 0
      ? []
      : [
          {
            news: t(`news.${key}`, { n }),
            text: t(`touch.${key}`, { n }),
            at: null,
            grave: key === 'honor.lost',
          },
        ]
  return [...said('rent', rent), ...said('honor', other), ...said('honor.lost', -other)]
}

function triggers({ was, view, words: { t, say } }: Between): Concern[] {
  const known = new Set(was.triggers.map(({ id }) => id))
  return view.triggers.flatMap(({ id }) => {
    if (known.has(id)) return []
    const news = t('news.trigger', { name: say(faceOf(id)?.name ?? id) })
    return [{ news, text: t('touch.trigger'), at: `trigger:${id}`, grave: false }]
  })
}

/** Monsters that others defeated. It costs the player nothing, but is worth knowing. */
function fights({ me, now, was, view, words: { t, say } }: Between): string[] {
  return view.players.flatMap(({ seat, monsters }) => {
    const before = was.players[seat]?.monsters ?? []
    const won = seat === me ? [] : monsters.filter((id) => !before.includes(id))
    return won.map((id) =>
      t('news.fight', { name: say(nameOf(now, seat)), monster: say(faceOf(id)?.name ?? id) }),
    )
  })
}

/** The most important first. */
const WEIGHED = [ending, regionsLost, companionsLost, masteriesLost, honor, triggers]

/** Null for a spectator, and if the updates are for different seats. */
function betweenOf(before: Update, now: Update, words: Words): Between | null {
  const me = now.eyes
  if (me === null || before.eyes !== me) return null
  return { me, before, now, was: viewOf(before), view: viewOf(now), words: wordsOf(words) }
}

const concernsOf = (between: Between) => WEIGHED.flatMap((concerns) => concerns(between))

export function touchesBetween(before: Update, now: Update, words: Words): readonly Concern[] {
  const between = betweenOf(before, now, words)
  return between === null ? [] : concernsOf(between)
}

export function newsBetween(before: Update, now: Update, words: Words): readonly string[] {
  const between = betweenOf(before, now, words)
  return between === null ? [] : [...concernsOf(between).map(({ news }) => news), ...fights(between)]
}
