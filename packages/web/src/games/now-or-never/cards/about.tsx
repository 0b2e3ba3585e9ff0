// What a card on the table is: itself, large, and how it stands with it now.
import type { Update } from '@lorehall/host'
import type { About } from '../../../table/about.ts'
import { nameOf } from '../../../table/players/seats.ts'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'
import { Card } from './card.tsx'
import { lookOf } from './looks.ts'

/** Things that are cards, by what stands before their ids. */
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

/** A second copy of a token, and the slot an ability would take, stand behind the id. */
const idOf = (name: string) => (lookOf(name) === undefined ? name.replace(/-\d$/, '') : name)

/** Whose specialist it is, and whether anybody may use it now. */
function hired(update: Update, id: string, { t }: OwnWords): string[] {
  const { players, bot } = viewOf(update)
  const owner = players.findIndex(({ specialists }) => specialists.some((slot) => slot?.id === id))
  const board = players[owner] ?? bot
  const slot = board?.specialists.find((one) => one?.id === id)
  if (slot === undefined || slot === null) return []
  const whose = owner === -1 ? t('card.bots') : t('card.of', { name: nameOf(update, owner) })
  return [whose, t(slot.up ? 'card.up' : 'card.down')]
}

export function aboutCard(update: Update, at: string, words: OwnWords): About | null {
  const [kind = '', name = ''] = at.split(':')
  // Slots of specialists are numbers, and so are some enemies.
  if (!CARDS.has(kind) || (kind === 'slot' && !name.includes('-'))) return null
  const id = idOf(name)
  const look = lookOf(id)
  if (look === undefined) return null
  const text = words.say(look.text.join(' '))
  return {
    title: words.say(look.name),
    text,
    brief: text,
    lines: kind === 'specialist' ? hired(update, id, words) : [],
    picture: <Card id={id} form="portrait" />,
  }
}
