// The players in the text view.
import type { Update } from '@lorehall/host'
import { capital } from '../../../table-ui/names.ts'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { faceOf, givesOf, signed } from '../cards/card-texts.ts'
import { nameOf, otherSeats } from '../../../table-ui/players/seats.ts'
import { attributesOf, playerOf, speedOf, tilesOf } from '../players/player-facts.ts'
import { marksOf } from '../cards/marks.ts'
import { modulesInPlay } from '../in-play.ts'
import { type PlayerView, viewOf } from '../view.ts'
import { besideSpace, regionName } from './places.ts'
import type { AllWords } from './own.ts'

/** The name and effect of a card, in one line. */
export function cardWords(id: string, { t, say }: AllWords): string {
  const face = faceOf(id)
  if (face === undefined) {
    const apart = modulesInPlay().apart(id)
    return apart === null ? say(id) : `${say(apart.name)}. ${say(apart.text)}`
  }
  const gives = givesOf(face).map(([name, n]) => t('words.amount', { n, name: t(`attribute.${name}`) }))
  const [first, second] = face.points
  const facts = [
    ...(face.initiative === null ? [] : [t('words.card.initiative', { n: face.initiative })]),
    ...(gives.length === 0 ? [] : [t('words.card.gives', { list: gives.join(', ') })]),
    ...(face.honor === null ? [] : [t('words.card.honor', { n: signed(face.honor) })]),
    ...(first === undefined || second === undefined ? [] : [t('card.points', { a: first, b: second })]),
  ]
  const told = facts.length === 0 ? '' : ` (${facts.join('; ')})`
  return `${say(face.name)}${told}. ${say(face.text)}`
}

function heldCard(update: Update, id: string, lying: number | null, words: AllWords): string {
  const { t } = words
  const { turn } = viewOf(update)
  const state = [
    ...(lying === null ? [] : [t('words.blocks', { n: lying })]),
    ...(turn.active.includes(id) ? [t('words.card.active')] : []),
    ...(turn.spent.includes(id) ? [t('words.card.spent')] : []),
    ...marksOf(update, words)(id).map(({ said }) => capital(said)),
  ]
  return state.length === 0 ? cardWords(id, words) : `${cardWords(id, words)} ${state.join('. ')}.`
}

/** Cards of modules, with their lines. */
function moduleCards(update: Update, seat: number, words: AllWords): TextSection[] {
  const { active } = viewOf(update).turn
  return modulesInPlay()
    .cardLists(seat, update, words)
    .map(({ id, title, cards }) => ({
      id,
      title,
      lines: cards.map(({ card, said, with: by }) => {
        const isActive = active.includes(by) ? ` ${words.t('words.card.active')}.` : ''
        return `${cardWords(card, words)} ${said}${isActive}`
      }),
    }))
}

/** A player's place and counts. */
export function playerLines(update: Update, player: PlayerView, words: AllWords): string[] {
  const { t } = words
  const view = viewOf(update)
  const owned = attributesOf(player).flatMap(([name, n]) =>
    n === 0 ? [] : [t('words.amount', { n, name: t(`attribute.${name}`) })],
  )
  const held = view.regions.filter(({ owner }) => owner === player.seat).map(({ hex }) => hex)
  const tiles = tilesOf(player).map((name) => t(`attribute.${name}`))
  const { potential, influence, conviction } = player
  return [
    t('words.player.honor', {
      n: player.honor,
      state: t(player.vindicated ? 'player.vindicated' : 'player.wretched'),
    }),
    ...(player.space === 0
      ? []
      : [t('words.player.stands', { n: player.space, regions: besideSpace(update, player.space, words) })]),
    t('words.player.speed', { n: speedOf(player) }),
    t('words.player.power', { potential, influence, conviction }),
    t('words.player.attributes', { list: listOf(owned, words) }),
    t('words.player.regions', {
      list: listOf(
        held.map((hex) => regionName(update, hex, words)),
        words,
      ),
    }),
    ...(tiles.length === 0 ? [] : [t('words.player.tiles', { list: listOf(tiles, words) })]),
    ...modulesInPlay().text.lines(player.seat, update, words),
    ...(player.tokens === 0 ? [] : [t('words.player.tokens', { n: player.tokens })]),
    ...(typeof player.quests === 'number' && player.quests > 0
      ? [t('words.player.quests', { n: player.quests })]
      : []),
  ]
}

function cardParts(update: Update, player: PlayerView, words: AllWords): TextSection[] {
  const { t } = words
  const { seat, party, traits, relics, monsters, quests, dealt } = player
  const told = (id: string) => heldCard(update, id, null, words)
  const ids = (cards: readonly string[] | number) => (typeof cards === 'number' ? [] : cards)
  const parts = [
    {
      id: 'party',
      title: t('player.party'),
      lines: party.map((c) => heldCard(update, c.card, c.blocks, words)),
    },
    { id: 'traits', title: t('player.traits'), lines: traits.map(told) },
    ...moduleCards(update, seat, words),
    {
      id: 'relics',
      title: t('player.relics'),
      lines: relics.map((c) => heldCard(update, c.card, c.charges, words)),
    },
    { id: 'monsters', title: t('player.monsters'), lines: monsters.map(told) },
    { id: 'quests', title: t('player.quest'), lines: [...ids(quests), ...ids(dealt)].map(told) },
  ]
  return parts.flatMap((part) => (part.lines.length === 0 ? [] : [{ ...part, id: `${part.id}-${seat}` }]))
}

export function mySection(update: Update, words: AllWords): TextSection[] {
  const player = update.eyes === null ? undefined : playerOf(update, update.eyes)
  if (player === undefined) return []
  return [
    {
      id: 'me',
      title: words.t('words.me'),
      lines: playerLines(update, player, words),
      parts: cardParts(update, player, words),
    },
  ]
}

export function othersSection(update: Update, words: AllWords): TextSection {
  const { t, say } = words
  const seats = update.eyes === null ? update.seats.map((_, i) => i) : otherSeats(update)
  const parts = seats.flatMap((seat) => {
    const player = playerOf(update, seat)
    if (player === undefined) return []
    const cards = cardParts(update, player, words)
    return [
      {
        id: `player-${seat}`,
        title: say(nameOf(update, seat)),
        lines: [
          ...playerLines(update, player, words),
          ...cards.flatMap(({ title, lines }) => lines.map((line) => t('words.has', { title, line }))),
        ],
      },
    ]
  })
  return { id: 'others', title: t('player.others'), lines: [], parts }
}
