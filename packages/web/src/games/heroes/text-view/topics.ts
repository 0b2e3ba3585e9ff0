// The topics a player can ask about: players, Continents, Regions, Spells, Tactics, Buildings, Heroes and Vessels.
import {
  continentName,
  HEROES,
  isHero,
  regionName as shortName,
  SPELLS,
  TACTICS,
  VESSELS,
} from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import type { Topic } from '../../../table-ui/text-view.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { lookOf } from '../cards/looks.ts'
import { abilitiesOf } from '../cards/abilities.ts'
import { regionName } from '../pieces/region-name.ts'
import { viewOf } from '../view.ts'
import { WORDS_EN } from './en.ts'
import type { AllWords } from './own.ts'
import { armyLines, playerLines } from './people.ts'
import { inWorld, worldInPlay } from '../world.ts'
import { continentLines, regionLine } from './world.ts'
import { modulesInPlay, valuesInPlay } from '../cards/box.ts'
import { nameOf } from '../cards/names.ts'

function players(update: Update, words: AllWords): Topic[] {
  return update.seats.map((_, seat) => ({
    names: [
      seatName(update, seat).toLowerCase(),
      ...(seat === update.eyes ? WORDS_EN['words.ask.me'].split('|') : []),
    ],
    where: () => armyLines(update, seat, words),
    what: () => playerLines(update, seat, words),
  }))
}

function regions(update: Update, words: AllWords): Topic[] {
  return worldInPlay().ids.map((id, place) => {
    const told = () => [regionLine(update, place, words)]
    return {
      names: [id, shortName(inWorld(), place), regionName(place, words)].map((name) => name.toLowerCase()),
      where: told,
      what: told,
    }
  })
}

function continents(update: Update, words: AllWords): Topic[] {
  const each = worldInPlay().continents.map((_, i) => {
    const told = () => continentLines(update, i, words)
    return { names: [continentName(inWorld(), i).toLowerCase()], where: told, what: told }
  })
  const all = () => worldInPlay().continents.flatMap((_, i) => continentLines(update, i, words))
  return [...each, { names: WORDS_EN['words.ask.world'].split('|'), where: all, what: all }]
}

/** A card by its name. The place of a card stays secret. */
function cards({ t, say }: AllWords): Topic[] {
  return [...Object.keys(SPELLS), ...TACTICS].flatMap((id) => {
    const look = lookOf(id)
    if (look === undefined) return []
    const told = () => [
      t('words.what.spell', {
        name: say(look.name),
        sort: say(look.sort),
        note: say(look.note?.text ?? ''),
        text: say(look.text.join(' ')),
      }),
    ]
    return [{ names: [look.name.toLowerCase(), id.replaceAll('-', ' ')], where: told, what: told }]
  })
}

/** Buildings, Heroes and Vessels: their abilities, and the place of the piece. */
function records(update: Update, words: AllWords): Topic[] {
  const { t, say } = words
  const does = (id: string) => abilitiesOf(id).map((text) => say(text))
  return Object.entries(valuesInPlay().factions).flatMap(([faction, { buildings, units }]) => {
    const owner = viewOf(update).players.find((p) => p.faction === faction)
    const where = (kind: (typeof HEROES)[number] | (typeof VESSELS)[number]) => {
      const at = owner === undefined ? -1 : (isHero(kind) ? owner.heroes[kind] : owner.vessels[kind]).at
      const name = say(nameOf(units[kind]))
      return at < 0
        ? t('words.where.none', { name })
        : t('words.where.at', { name, place: regionName(at, words) })
    }
    return [
      ...buildings.map(({ id }) => ({
        names: [nameOf(id).toLowerCase(), `the ${nameOf(id).toLowerCase()}`],
        where: () => does(id),
        what: () => does(id),
      })),
      ...[...HEROES, ...VESSELS].map((kind) => ({
        names: [nameOf(units[kind]).toLowerCase(), `the ${nameOf(units[kind]).toLowerCase()}`],
        where: () => [where(kind)],
        what: () => [...does(units[kind]), where(kind)],
      })),
    ]
  })
}

export const topics = (update: Update, words: AllWords): Topic[] => [
  ...players(update, words),
  ...regions(update, words),
  ...continents(update, words),
  ...modulesInPlay().text.topics(update, words),
  ...cards(words),
  ...records(update, words),
]
