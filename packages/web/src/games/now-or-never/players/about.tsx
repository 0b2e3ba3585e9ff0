// Tooltips of a player's things: specialists, arrows, goods.
import type { Update } from '@lorehall/host'
import { added, GOODS, produced, recruitCost, saying } from '@lorehall/now-or-never/client'
import type { About } from '../../../table-ui/about.ts'
import { nameOf as seatName, ownSeat } from '../../../table-ui/players/seats.ts'
import type { Words } from '../../../text/language.ts'
import { Card } from '../cards/card.tsx'
import { lookOf } from '../cards/looks.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { viewOf } from '../view.ts'
import { type PlayerWords, wordsOf } from './words.ts'
import { nameOf } from '../cards/names.ts'

interface Told {
  readonly update: Update
  readonly seat: number
  readonly words: PlayerWords
}

interface Found {
  readonly lines: readonly string[]
  readonly used: boolean
}

/** The place of a specialist, and its price there. */
function found({ update, seat, words: { t } }: Told, id: string): Found {
  const { players, bot, specialistRow } = viewOf(update)
  const { use: n = 0, tax = 0 } = valuesOf(update).specialists[id] ?? {}
  const turned = (up: boolean) => t(up ? 'about.specialist.up' : 'about.specialist.down')
  for (const [owner, { specialists }] of players.entries()) {
    const slot = specialists.find((one) => one?.id === id)
    if (slot === undefined || slot === null) continue
    const whose =
      owner === seat
        ? t('about.specialist.own', { n })
        : t('about.specialist.other', { n, tax, name: seatName(update, owner) })
    return { lines: [turned(slot.up), whose], used: !slot.up }
  }
  const bots = bot?.specialists.find((one) => one?.id === id)
  if (bots !== undefined && bots !== null)
    return { lines: [turned(bots.up), t('about.specialist.bot', { n })], used: !bots.up }
  if (!specialistRow.includes(id)) return { lines: [], used: false }
  const cost = recruitCost(factsOf(update), seat, id)
  return { lines: [t('about.specialist.row', { n: cost })], used: false }
}

function specialist(told: Told, id: string): About | null {
  const { update, words } = told
  const text = words.say(saying(valuesOf(update), id).join(' '))
  if (text === '') return null
  const { lines, used } = found(told, id)
  const mark = used ? { spent: true, mark: words.t('own.used') } : {}
  return {
    title: words.say(nameOf(id)),
    text,
    // No brief description: each option names its own effect, and resting does not do what using does.
    lines,
    ...(lookOf(id) === undefined ? {} : { picture: <Card id={id} form="portrait" {...mark} /> }),
  }
}

function arrow({ update, seat, words: { t } }: Told, id: string): About | null {
  const player = viewOf(update).players[seat]
  const n = valuesOf(update).heroes[player?.hero ?? '']?.arrows[Number(id)]
  if (n === undefined) return null
  const more = added(factsOf(update), seat, 'move')
  return {
    title: t('own.arrow', { n }),
    text: t('about.arrow', { n }),
    lines: [
      ...(more === 0 ? [] : [t('about.arrow.more', { n: n + more })]),
      t(player?.covered[Number(id)] === true ? 'about.arrow.spent' : 'about.arrow.free'),
    ],
  }
}

function good({ update, seat, words: { t } }: Told, id: string): About | null {
  const what = GOODS.find((one) => one === id)
  if (what === undefined) return null
  const n = viewOf(update).players[seat]?.goods[what] ?? 0
  const comes = produced(factsOf(update), seat, false)[what] ?? 0
  return {
    title: t('own.good', { name: t(`counted.${what}`), n }),
    text: t('about.good'),
    lines: [t('about.good.makes', { n: comes })],
  }
}

const TELL: Readonly<Record<string, (told: Told, id: string) => About | null>> = { specialist, arrow, good }

export function aboutPlayers(update: Update, at: string, words: Words): About | null {
  const [kind = '', id = ''] = at.split(':')
  return TELL[kind]?.({ update, seat: ownSeat(update), words: wordsOf(words) }, id) ?? null
}
