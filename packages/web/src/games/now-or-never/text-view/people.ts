// The players in the text view: purse, hero, specialists, quests.
import { amounts, count, faceOf, faceSaid, PILES, saying } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { mySectionOf } from '../../../table-ui/text-view-with.ts'
import { nameOf as seatName, otherSeats } from '../../../table-ui/players/seats.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { tracksOf } from '../players/facts.ts'
import { type PlayerView, playerOf, viewOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { aroundLines } from './places.ts'
import { townSection } from './town.ts'
import { modulesInPlay } from '../cards/box.ts'
import { nameOf } from '../cards/names.ts'

/** The name and text of a card, in one line. */
export function cardSaid(update: Update, id: string, { say }: AllWords): string {
  return [`${nameOf(id)}.`, ...saying(valuesOf(update), id)].map(say).join(' ')
}

/** A player's counts and place. */
export function playerLines(update: Update, seat: number, words: AllWords): string[] {
  const { t, say } = words
  const player = playerOf(update, seat)
  if (player === undefined) return []
  if (player.hero === '') return [t('words.hero.none')]
  const { hearts, mana } = tracksOf(update, seat)
  const { arrows = [] } = valuesOf(update).heroes[player.hero] ?? {}
  const left = arrows.flatMap((move, i) => (player.covered[i] === false ? [String(move)] : []))
  const held = { ...player.goods, coin: player.coins, book: player.books, xp: player.xp }
  return [
    t('words.hero', { name: say(nameOf(player.hero)) }),
    t('words.hearts', { n: hearts.n, of: hearts.of, mana: mana.n, slots: mana.of }),
    t('words.has', { list: say(amounts(held)) }),
    t('words.arrows', { list: listOf(left, words) }),
    ...modulesInPlay().text.lines(seat, update, words),
    ...(player.passed ? [t('words.passed')] : []),
    ...aroundLines(update, seat, words).slice(0, 1),
    t('words.orders.done', { n: player.ordersDone.length }),
    t('words.tokens', { n: player.tokens.length }),
    ...(player.hand === null
      ? [
          t('words.quests.n', {
            n: PILES.reduce((sum, pile) => sum + (player.handBacks[pile] ?? 0), 0),
          }),
        ]
      : []),
    ...(player.used.length > 0
      ? [
          t('words.uses', {
            list: listOf(
              player.used.map((id) => say(nameOf(id))),
              words,
            ),
          }),
        ]
      : []),
  ]
}

function specialistLines(update: Update, player: PlayerView, words: AllWords): string[] {
  return player.specialists.flatMap((slot) =>
    slot === null
      ? []
      : [
          words.t('words.specialist', {
            text: cardSaid(update, slot.id, words),
            state: words.t(slot.up ? 'words.ready' : 'words.used'),
          }),
        ],
  )
}

/** A basic ability has a name of its own. */
function faceLine(update: Update, seat: number, n: number, { t, say }: AllWords): string {
  const { id, ...face } = faceOf(factsOf(update), seat, n)
  const name = nameOf(id === playerOf(update, seat)?.hero ? `${id}-${n}` : id)
  return t('words.face', { n, name: say(name), text: say(faceSaid(face)) })
}

function heroParts(update: Update, seat: number, player: PlayerView, words: AllWords): TextSection[] {
  const { t, say } = words
  const { abilities } = valuesOf(update)
  const blue = player.blue.filter((id) => id !== '')
  return [
    { id: 'specialists', title: t('words.specialists'), lines: specialistLines(update, player, words) },
    {
      id: 'faces',
      title: t('words.faces'),
      lines: [1, 2, 3, 4].map((die) => faceLine(update, seat, die, words)),
    },
    {
      id: 'blue',
      title: t('words.blue'),
      lines: [
        ...blue.map((id) => cardSaid(update, id, words)),
        t('words.blue.free', { n: player.blue.length - blue.length }),
      ],
    },
    {
      id: 'learn',
      title: t('words.learn'),
      lines: player.toLearn.map((id) =>
        t('words.learn.one', {
          text: cardSaid(update, id, words),
          xp: say(count(abilities[id]?.xp ?? 0, 'xp')),
        }),
      ),
    },
  ]
}

function cardParts(update: Update, player: PlayerView, words: AllWords): TextSection[] {
  const { t } = words
  const told = (ids: readonly string[]) => ids.map((id) => cardSaid(update, id, words))
  return [
    {
      id: 'quests',
      title: t('words.quests.hand'),
      lines: told([...(player.hand ?? []), ...(player.drawn ?? [])]),
    },
    { id: 'done', title: t('words.quests.done'), lines: told(player.done) },
    { id: 'orders', title: t('words.orders'), lines: told(player.orders) },
  ]
}

function partsOf(update: Update, seat: number, words: AllWords): TextSection[] {
  const player = playerOf(update, seat)
  if (player === undefined || player.hero === '') return []
  const parts = [...heroParts(update, seat, player, words), ...cardParts(update, player, words)]
  return parts.flatMap((part) => (part.lines.length === 0 ? [] : [{ ...part, id: `${part.id}-${seat}` }]))
}

export function mySection(update: Update, words: AllWords): TextSection[] {
  return mySectionOf(update, words.t('words.me'), (seat) => ({
    lines: playerLines(update, seat, words),
    parts: partsOf(update, seat, words),
  }))
}

export function othersSection(update: Update, words: AllWords): TextSection {
  const { t, say } = words
  const { bot } = viewOf(update)
  const seats = update.eyes === null ? update.seats.map((_, i) => i) : otherSeats(update)
  const people = seats.map((seat): TextSection => {
    const parts = [...partsOf(update, seat, words), ...townSection(update, seat, words)]
    return {
      id: `player-${seat}`,
      title: say(seatName(update, seat)),
      lines: [
        ...playerLines(update, seat, words),
        ...parts.flatMap(({ title, lines }) => lines.map((text) => t('words.line', { name: title, text }))),
      ],
    }
  })
  const machine: TextSection[] =
    bot === null
      ? []
      : [
          {
            id: 'bot',
            title: t('words.bot'),
            lines: bot.specialists.flatMap((slot) =>
              slot === null
                ? []
                : [
                    t('words.specialist', {
                      text: cardSaid(update, slot.id, words),
                      state: t(slot.up ? 'words.ready' : 'words.used'),
                    }),
                  ],
            ),
          },
        ]
  return { id: 'others', title: t('player.others'), lines: [], parts: [...people, ...machine] }
}
