// The topics a player can ask about: players, spaces, locations, and every card by its name.
import { FACES, rowName, TOWN_COLUMNS } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import type { Topic } from '../../../table-ui/text-view.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { valuesOf } from '../facts.ts'
import { playerOf, viewOf } from '../view.ts'
import { WORDS_EN } from './en.ts'
import type { AllWords } from './own.ts'
import { cardSaid, playerLines } from './people.ts'
import { aroundLines, EVERY_SPACE, numberOf, spaceLine } from './places.ts'
import { marketSection } from './shared.ts'
import { townSection } from './town.ts'
import { modulesInPlay } from '../cards/box.ts'
import { nameOf } from '../cards/names.ts'

function players(update: Update, words: AllWords): Topic[] {
  return update.seats.map((_, seat) => {
    const own = seat === update.eyes ? WORDS_EN['words.ask.me'].split('|') : []
    return {
      names: [seatName(update, seat).toLowerCase(), ...own],
      where: () => aroundLines(update, seat, words),
      what: () => playerLines(update, seat, words),
    }
  })
}

function spaces(update: Update, words: AllWords): Topic[] {
  const { spaces: kinds } = valuesOf(update)
  return EVERY_SPACE.map((space) => {
    const told = () => [spaceLine(update, space, words)]
    const kind = kinds[space]
    const letter = kind?.kind === 'search' ? [`search space ${kind.letter.toLowerCase()}`] : []
    return { names: [`space ${numberOf(space)}`, ...letter], where: told, what: told }
  })
}

/** The place of a card, as far as the viewing seat can see. */
function whereIs(update: Update, id: string, { t, say }: AllWords): string {
  const view = viewOf(update)
  const name = say(nameOf(id))
  const own = update.eyes === null ? undefined : playerOf(update, update.eyes)
  const place = own?.town.indexOf(id) ?? -1
  if (place !== -1) return t('words.where.town', { name, row: rowName(Math.floor(place / TOWN_COLUMNS)) })
  if (own?.grid.includes(id) === true) return t('words.where.tile', { name })
  if (own?.hand?.includes(id) === true) return t('words.where.hand', { name })
  const holds = view.players.findIndex((player) =>
    [
      player.hero,
      ...player.specialists.map((slot) => slot?.id ?? ''),
      ...player.red,
      ...player.blue,
      ...player.toLearn,
      ...player.done,
      ...player.orders,
      ...player.ordersDone,
      ...player.tokens,
      ...player.kills,
    ].includes(id),
  )
  if (holds !== -1) {
    return holds === update.eyes
      ? t('words.where.yours', { name })
      : t('words.where.owner', { name, owner: say(seatName(update, holds)) })
  }
  if (view.bot?.specialists.some((slot) => slot?.id === id) === true) return t('words.where.bot', { name })
  const open = [...view.specialistRow, ...view.gearRow.red, ...view.gearRow.blue]
  return t(open.includes(id) ? 'words.where.row' : 'words.where.unseen', { name })
}

const onMap = (update: Update, id: string): number[] => {
  const { spaces: kinds, levels } = valuesOf(update)
  const { locations } = viewOf(update)
  return EVERY_SPACE.filter((space) => {
    const kind = kinds[space]
    return locations[space] === id || (kind?.kind === 'enemy' && levels[kind.level - 1] === id)
  })
}

function cards(update: Update, words: AllWords): Topic[] {
  const topic = (id: string): Topic => {
    const name = nameOf(id)
    return {
      names: [name.toLowerCase(), name.replace(/^The /, '').toLowerCase(), id.replaceAll('-', ' ')],
      where: () => {
        const lies = onMap(update, id)
        return lies.length > 0
          ? lies.map((space) => spaceLine(update, space, words))
          : [whereIs(update, id, words)]
      },
      what: () => [cardSaid(update, id, words)],
    }
  }
  return [...FACES.keys()].map(topic)
}

function boards(update: Update, words: AllWords): Topic[] {
  const town = () =>
    update.eyes === null ? [] : townSection(update, update.eyes, words).flatMap(({ lines }) => lines)
  const market = () => {
    const { lines, parts = [] } = marketSection(update, words)
    return [...lines, ...parts.flatMap((part) => part.lines)]
  }
  return [
    { names: WORDS_EN['words.ask.town'].split('|'), where: town, what: town },
    { names: WORDS_EN['words.ask.market'].split('|'), where: market, what: market },
  ]
}

export function topics(update: Update, words: AllWords): Topic[] {
  return [
    ...players(update, words),
    ...spaces(update, words),
    ...boards(update, words),
    ...modulesInPlay().text.topics(update, words),
    ...cards(update, words),
  ]
}
