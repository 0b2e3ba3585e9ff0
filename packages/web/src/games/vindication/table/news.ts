// What happened to a player while the others played, from what they saw before and what they see now: of one
// step it is said while it is told, of all since their last turn when the next one begins.
import { REGIONS_EN } from '@lorehall/vindication/face'
import type { Update } from '@lorehall/host'
import type { Touch } from '../../../table/parts.ts'
import { nameOf } from '../../../table/players/seats.ts'
import { faceOf } from '../cards/faces.ts'
import { masteries } from '../standing/masteries.ts'
import type { OwnWords } from '../text/own.ts'
import { type GameView, viewOf } from '../view.ts'

/** Something that concerns me; `news` says it in full. */
interface Concern extends Touch {
  readonly news: string
}

/** From the eyes' last sight to this one. */
interface Between {
  readonly me: number
  readonly before: Update
  readonly now: Update
  readonly was: GameView
  readonly view: GameView
  readonly words: OwnWords
}

/** Honor of one source so far. */
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
    const region = say(REGIONS_EN[kind]?.name ?? kind)
    const news =
      taker === null
        ? t('news.region.gone', { region })
        : t('news.region', { region, name: say(nameOf(now, taker)) })
    return [{ news, text: t('touch.region', { region }), at: `region:${hex}`, grave: true }]
  })
}

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

/** Who led a mastery and does not any more, because another has as much or more. */
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

/** The weightiest first. */
const WEIGHED = [ending, regionsLost, companionsLost, masteriesLost, honor, triggers]

export function concernsBetween(before: Update, now: Update, words: OwnWords): readonly Concern[] {
  const me = now.eyes
  if (me === null || before.eyes !== me) return []
  const between = { me, before, now, was: viewOf(before), view: viewOf(now), words }
  return WEIGHED.flatMap((concerns) => concerns(between))
}

export const newsBetween = (before: Update, now: Update, words: OwnWords): readonly string[] =>
  concernsBetween(before, now, words).map(({ news }) => news)
