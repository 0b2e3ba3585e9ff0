// What modules bring, in words; crystals, black blocks and pets: whose they are, where they lie, what they do.
import type { Update } from '@lorehall/host'
import { listOf, type Topic, type WordSection } from '../../../table/game-words.ts'
import { faceOf } from '../cards/faces.ts'
import { nameOf } from '../../../table/players/seats.ts'
import { type PlayerView, viewOf } from '../view.ts'
import type { AllWords } from '../words/own.ts'
import { regionName } from '../words/places.ts'
import { holderOf, INFUSED, type Infused, infusedOf } from './crystals.ts'
import { guildLines, guildSections, guildTopics } from './guild-words.ts'
import { sitesInWords, wishesInWords } from './lying.ts'
import { mythsLines, mythsSections, mythsTopics } from './myths-words.ts'
import { blackBlocksIn, jewelsIn, petsIn } from './seen.ts'

/** What modules add to the lines of a player. */
export function moduleLines(update: Update, player: PlayerView, words: AllWords): string[] {
  return [
    ...jewelLines(update, player, words),
    ...guildLines(update, player.seat, words),
    ...mythsLines(update, player, words),
  ]
}

function jewelLines(update: Update, player: PlayerView, { t, say }: AllWords): string[] {
  const view = viewOf(update)
  const jewels = jewelsIn(view)
  if (jewels === null) return []
  const told = infusedOf(view, player.seat).map(({ face }) => {
    const name = say(face.name)
    const line = player.used.includes(face.id) ? t('crystals.used', { name }) : name
    return `${line}. ${say(face.text)}`
  })
  return [`${t('crystals.n', { n: jewels.crystals[player.seat] ?? 0 })}.`, ...told]
}

function infusedLine(update: Update, one: Infused, words: AllWords): string {
  const { t, say } = words
  const holder = holderOf(viewOf(update), one)
  const whose =
    holder === null
      ? t('crystals.free')
      : holder === update.eyes
        ? t('crystals.yours')
        : t('crystals.holds', { name: say(nameOf(update, holder)) })
  return `${say(one.face.name)}. ${say(one.face.text)} ${whose}.`
}

function countLines(update: Update, { t, say }: AllWords): string[] {
  const { crystals, supply } = jewelsIn(viewOf(update)) ?? { crystals: [], supply: 0 }
  return [
    ...crystals.map((n, seat) =>
      seat === update.eyes
        ? `${t('crystals.own', { n })}.`
        : `${t('crystals.of', { name: say(nameOf(update, seat)), n })}.`,
    ),
    `${t('crystals.supply', { n: supply })}.`,
  ]
}

function blackLines(update: Update, words: AllWords): string[] {
  const { t, say } = words
  const { cards, regions, left } = blackBlocksIn(viewOf(update)) ?? { cards: [], regions: [], left: 0 }
  const under = [
    ...cards.map((id) => say(faceOf(id)?.name ?? id)),
    ...regions.map((hex) => regionName(update, hex, words)),
  ]
  return [
    ...(under.length === 0 ? [t('black.none')] : [t('black.list', { list: listOf(under, words) })]),
    t('black.left', { n: left }),
  ]
}

function marketLines(update: Update, { t, say }: AllWords): string[] {
  const { market, down } = petsIn(viewOf(update)) ?? { market: [], down: 0 }
  const open = market.flatMap((id) => faceOf(id) ?? [])
  return [
    ...open.map(({ name, text, honor }) =>
      t('pets.open', { name: say(name), n: honor ?? 0, text: say(text) }),
    ),
    t('pets.down', { n: down }),
  ]
}

export function moduleSections(update: Update, words: AllWords): WordSection[] {
  const view = viewOf(update)
  const { t } = words
  const lines = [...countLines(update, words), ...INFUSED.map((one) => infusedLine(update, one, words))]
  return [
    ...(jewelsIn(view) === null
      ? []
      : [{ id: 'crystals', title: t('crystals.all'), lines: [t('crystals.text'), ...lines] }]),
    ...(blackBlocksIn(view) === null
      ? []
      : [
          {
            id: 'black-blocks',
            title: t('black.all'),
            lines: [t('black.text'), ...blackLines(update, words)],
          },
        ]),
    ...guildSections(update, words),
    ...mythsSections(update, words),
    ...openSections(update, words),
    ...(petsIn(view) === null
      ? []
      : [{ id: 'pets', title: t('pets.market'), lines: [t('pets.text'), ...marketLines(update, words)] }]),
  ]
}

/** What lies open for everybody. */
function openSections(update: Update, words: AllWords): WordSection[] {
  const view = viewOf(update)
  const { t } = words
  const all = [
    { id: 'wishes', title: t('wishes.all'), text: t('wishes.text'), lines: wishesInWords(view, words) },
    { id: 'to-build', title: t('sites.all'), text: t('sites.text'), lines: sitesInWords(view, words) },
  ]
  return all.flatMap(({ text, lines, ...section }) =>
    lines.length === 0 ? [] : [{ ...section, lines: [text, ...lines] }],
  )
}

const OPEN_NAMES: Readonly<Record<string, readonly string[]>> = {
  wishes: ['wishes', 'wish', 'wish tokens'],
  'to-build': ['regions to build', 'left to build', 'building'],
}

function openTopics(update: Update, words: AllWords): Topic[] {
  return openSections(update, words).map(({ id, lines }) => ({
    names: OPEN_NAMES[id] ?? [id],
    where: () => lines.slice(1),
    what: () => lines,
  }))
}

export function moduleTopics(update: Update, words: AllWords): Topic[] {
  const view = viewOf(update)
  const { t } = words
  const jewels: Topic[] = [
    {
      names: ['crystals', 'crystal'],
      where: () => countLines(update, words),
      what: () => [t('crystals.text'), ...countLines(update, words)],
    },
    {
      names: ['infused crystals', 'infused crystal'],
      where: () => INFUSED.map((one) => infusedLine(update, one, words)),
      what: () => INFUSED.map((one) => infusedLine(update, one, words)),
    },
    ...INFUSED.map((one): Topic => {
      const told = () => [infusedLine(update, one, words)]
      return { names: [one.face.name.toLowerCase(), `${one.attribute} crystal`], where: told, what: told }
    }),
  ]
  const black: Topic = {
    names: ['black blocks', 'black block'],
    where: () => blackLines(update, words),
    what: () => [t('black.text'), ...blackLines(update, words)],
  }
  const pets: Topic = {
    names: ['pets', 'pet', 'pet market'],
    where: () => marketLines(update, words),
    what: () => [t('pets.text'), ...marketLines(update, words)],
  }
  return [
    ...(jewelsIn(view) === null ? [] : jewels),
    ...(blackBlocksIn(view) === null ? [] : [black]),
    ...(petsIn(view) === null ? [] : [pets]),
    ...guildTopics(update, words),
    ...mythsTopics(update, words),
    ...openTopics(update, words),
  ]
}
