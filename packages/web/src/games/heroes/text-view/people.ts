// The text view of players: your own things, and the public facts about others.
import { courtyardSerfs, income, priceSaid, slotName, SLOTS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { mySectionOf } from '../../../table-ui/text-view-with.ts'
import { otherSeats } from '../../../table-ui/players/seats.ts'
import { factsOf } from '../facts.ts'
import { forceSaid, menSaid } from '../board/map/about.ts'
import { type Force, forceAt, forcesOf } from '../pieces/forces.ts'
import { marchOf } from '../march/march.ts'
import { placeSaid, regionName } from '../pieces/region-name.ts'
import { isSettled, playerOf, viewOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { whoIs } from '../players/who.ts'
import { modulesInPlay } from '../cards/box.ts'
import { nameOf } from '../cards/names.ts'

const armiesOf = (update: Update, seat: number): readonly Force[] =>
  forcesOf(factsOf(update)).flatMap((there) => there.filter((force) => force.seat === seat))

/** A player's armies, one line each. */
export function armyLines(update: Update, seat: number, words: AllWords): string[] {
  return armiesOf(update, seat).map((force) =>
    words.t('words.army', {
      place: regionName(force.place, words),
      list: `${forceSaid(update, force, words)}, ${words.t('map.strength', { n: force.strength })}`,
    }),
  )
}

/** The Units chosen so far for the current move. */
function goingLines(update: Update, seat: number, words: AllWords): string[] {
  const move = marchOf(update)?.army ?? viewOf(update).move
  if (move === null || move.seat !== seat) return []
  const men = menSaid(update, seat, move.army, words)
  return men.length === 0
    ? []
    : [words.t('words.me.going', { place: regionName(move.from, words), list: listOf(men, words) })]
}

function ownLines(update: Update, seat: number, words: AllWords): string[] {
  const { t, say } = words
  const player = playerOf(update, seat)
  if (player === undefined || !isSettled(player)) return [t('words.me.none')]
  const home = forceAt(factsOf(update), seat, player.capital)
  const { ore, mana, food, bar, buildings, hand, scribed } = player
  const names = (ids: readonly string[]) =>
    ids.length === 0
      ? t('words.none')
      : listOf(
          ids.map((id) => say(nameOf(id))),
          words,
        )
  return [
    t('words.me.faction', {
      faction: say(nameOf(player.faction)),
      level: player.level,
      place: placeSaid(player.capital, words),
      n: home?.strength ?? 0,
    }),
    t('words.me.has', {
      list: say(priceSaid({ ore, mana, food })),
      next: say(priceSaid(income(factsOf(update), seat))),
    }),
    ...goingLines(update, seat, words),
    t('words.me.tokens', { n: player.tokens }),
    ...modulesInPlay().text.lines(seat, update, words),
    t('words.me.bar', {
      list: SLOTS.map((slot) =>
        t('words.me.slot', { name: say(slotName(slot)), state: t(`slot.${bar[slot]}`) }),
      ).join(', '),
    }),
    buildings.length === 0
      ? t('words.me.buildings.none')
      : t('words.me.buildings', { list: names(buildings) }),
    t('words.me.spells', { list: names(hand ?? []) }),
    ...(scribed.length === 0
      ? []
      : [
          t('words.me.scribed', {
            list: listOf(
              scribed.map(({ card, turned }) =>
                t('words.me.scribed.one', { name: say(nameOf(card)), turned: t(`turned.${turned}`) }),
              ),
              words,
            ),
          }),
        ]),
  ]
}

function otherLine(update: Update, seat: number, words: AllWords): string {
  const { t, say } = words
  const player = playerOf(update, seat)
  const own = factsOf(update).state.players[seat]
  const name = say(whoIs(update, seat))
  if (player === undefined || own === undefined || player.faction === '') return name
  if (player.out) return t('words.other.out', { name })
  const { ore, mana, food, cards, buildings } = player
  const home = isSettled(player) ? forceAt(factsOf(update), seat, player.capital) : null
  const parts = [
    ...(home === null
      ? []
      : [
          t('words.other.level', {
            level: player.level,
            place: placeSaid(player.capital, words),
            n: home.strength,
          }),
        ]),
    t('words.other.has', { list: say(priceSaid({ ore, mana, food })) }),
    ...(isSettled(player) ? [t('words.other.follow', { n: courtyardSerfs(own) })] : []),
    t('words.other.cards', { n: cards }),
    ...buildings.map((id) => say(nameOf(id))),
  ]
  return t('words.other', { name, faction: say(nameOf(player.faction)), list: parts.join('; ') })
}

export function playerLines(update: Update, seat: number, words: AllWords): string[] {
  const own = seat === update.eyes ? ownLines(update, seat, words) : [otherLine(update, seat, words)]
  return [...own, ...armyLines(update, seat, words)]
}

export function mySection(update: Update, words: AllWords): TextSection[] {
  return mySectionOf(update, words.t('words.me'), (seat) => ({
    lines: ownLines(update, seat, words),
    parts: [{ id: 'armies', title: words.t('words.armies'), lines: armyLines(update, seat, words) }],
  }))
}

export function othersSection(update: Update, words: AllWords): TextSection {
  const enemy = viewOf(update).players.flatMap((_, seat) => (update.seats[seat] === undefined ? [seat] : []))
  const seats = [...otherSeats(update), ...enemy]
  return {
    id: 'others',
    title: words.t('words.others'),
    lines: seats.map((seat) => otherLine(update, seat, words)),
    parts: seats.map((seat) => ({
      id: `other-${seat}`,
      title: words.say(whoIs(update, seat)),
      lines: [...modulesInPlay().text.lines(seat, update, words), ...armyLines(update, seat, words)],
    })),
  }
}
