// The tooltip of a card: the card itself, large, and its current state.
import type { Update } from '@lorehall/host'
import type { Deed } from '@lorehall/now-or-never/client'
import type { About } from '../../../table-ui/about.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { valuesOf } from '../facts.ts'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'
import { Card } from './card.tsx'
import { lookOf } from './looks.ts'
import { nameOf } from './names.ts'

/** Things that are cards, by the prefix of their names. */
const CARDS = new Set([
  'quest',
  'order',
  'specialist',
  'gear',
  'ability',
  'tile',
  'enemy',
  'hero',
  'search',
  'solo',
  'power',
  'option',
  'card',
  'slot',
])

/** Removes the suffix of an id: the number of a second copy, or the slot an ability would go in. */
const idOf = (name: string) => (lookOf(name) === undefined ? name.replace(/-\d$/, '') : name)

/** The owner of a specialist, and whether it can be used now. */
function hired(update: Update, id: string, { t }: OwnWords): string[] {
  const { players, bot } = viewOf(update)
  const owner = players.findIndex(({ specialists }) => specialists.some((slot) => slot?.id === id))
  const board = players[owner] ?? bot
  const slot = board?.specialists.find((one) => one?.id === id)
  if (slot === undefined || slot === null) return []
  const whose = owner === -1 ? t('card.bots') : t('card.of', { name: seatName(update, owner) })
  return [whose, t(slot.up ? 'card.up' : 'card.down')]
}

/** The places and specialists of this table that sell gear. */
function sellers(update: Update, { t, say }: OwnWords): string[] {
  const { locations, specialists, side } = valuesOf(update)
  const view = viewOf(update)
  const sells = (deeds: readonly Deed[]) => deeds.some(({ verb }) => verb === 'buyGear')
  const places = view.locations.filter((id) => id !== '' && sells(locations[id]?.[side] ?? []))
  const hired = [...view.players, ...(view.bot === null ? [] : [view.bot])].flatMap(
    (board) => board.specialists,
  )
  const people = [...view.specialistRow, ...hired.flatMap((slot) => slot?.id ?? [])].filter((id) =>
    sells(specialists[id]?.do ?? []),
  )
  const list = (ids: readonly string[]) => ids.map((id) => say(nameOf(id))).join(', ')
  return [
    ...(places.length === 0 ? [] : [t('card.gear.places', { list: list(places) })]),
    ...(people.length === 0 ? [] : [t('card.gear.people', { list: list(people) })]),
  ]
}

/** Gear in the market, not on a hero board. */
const isForSale = (update: Update, id: string): boolean => {
  const { red, blue } = viewOf(update).gearRow
  return red.includes(id) || blue.includes(id)
}

function linesOf(update: Update, kind: string, id: string, words: OwnWords): readonly string[] {
  if (kind === 'specialist') return hired(update, id, words)
  return kind === 'gear' && isForSale(update, id) ? sellers(update, words) : []
}

export function aboutCard(update: Update, at: string, words: OwnWords): About | null {
  const [kind = '', name = ''] = at.split(':')
  // Slots of specialists have plain numbers, and so have some enemies; they are not cards.
  if (!CARDS.has(kind) || (kind === 'slot' && !name.includes('-'))) return null
  const id = idOf(name)
  const look = lookOf(id)
  if (look === undefined) return null
  const text = words.say(look.text.join(' '))
  return {
    title: words.say(look.name),
    text,
    // The options of a specialist name their own effects: resting does not do what using does.
    ...(kind === 'specialist' ? {} : { brief: text }),
    lines: linesOf(update, kind, id, words),
    picture: <Card id={id} form="portrait" />,
  }
}
