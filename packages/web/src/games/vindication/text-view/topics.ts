// The topics a player can ask about: players, regions, spaces, cards, attributes, decks.
import { ATTRIBUTES, ATTRIBUTES_EN, boxOf, DECKS, HEXES, REGION_KINDS } from '@lorehall/vindication/client'
import type { Update } from '@lorehall/host'
import type { Topic } from '../../../table-ui/text-view.ts'
import { TABLE_EN } from '../text/en.ts'
import { WORDS_EN } from './en.ts'
import { type CardFace, facesInPlay, regionText, shortName } from '../cards/card-texts.ts'
import { nameOf } from '../../../table-ui/players/seats.ts'
import { modulesInPlay } from '../in-play.ts'
import { heldBy } from '../players/held.ts'
import { playsWith } from '../seen.ts'
import { viewOf } from '../view.ts'
import { cardWords, playerLines } from './people.ts'
import { besideSpace, EVERY_SPACE, regionLine, spaceLine, whoIs } from './places.ts'
import { deckLine, spheresSection, triggerLine } from './shared.ts'
import type { AllWords } from './own.ts'

function players(update: Update, words: AllWords): Topic[] {
  return viewOf(update).players.map((player) => {
    const { seat, space } = player
    const own = seat === update.eyes ? WORDS_EN['words.ask.me'].split('|') : []
    return {
      names: [nameOf(update, seat).toLowerCase(), ...own],
      where: () => [
        words.t(seat === update.eyes ? 'words.where.you' : 'words.where.player', {
          name: whoIs(update, seat, words),
          n: space,
          regions: besideSpace(update, space, words),
        }),
      ],
      what: () => playerLines(update, player, words),
    }
  })
}

function regions(update: Update, words: AllWords): Topic[] {
  const view = viewOf(update)
  const kinds = REGION_KINDS.filter((kind) => playsWith(view, boxOf(kind))).map((kind): Topic => {
    const lying = view.regions.filter((region) => region.kind === kind)
    const { name, text } = regionText(kind)
    return {
      names: [name.toLowerCase(), kind.replace('-', ' ')],
      where: () =>
        lying.length === 0
          ? [words.t('words.where.unknown', { name: words.say(name) })]
          : lying.map(({ hex }) => regionLine(update, hex, words)),
      what: () => [words.say(text)],
    }
  })
  const hexes = Array.from({ length: HEXES }, (_, i): Topic => {
    const told = () => [regionLine(update, i + 1, words)]
    return { names: [`region ${i + 1}`, `hex ${i + 1}`], where: told, what: told }
  })
  const spaces = EVERY_SPACE.map((space): Topic => {
    const told = () => [spaceLine(update, space, words)]
    return { names: [`space ${space}`], where: told, what: told }
  })
  return [...kinds, ...hexes, ...spaces]
}

/** The place of a card, as far as the viewing seat can see. */
function whereIsCard(update: Update, face: CardFace, words: AllWords): string {
  const { t, say } = words
  const view = viewOf(update)
  const name = say(face.name)
  for (const player of view.players) {
    const { seat } = player
    if (heldBy(view, player).some(({ card }) => card === face.id)) {
      return seat === update.eyes
        ? t('words.where.yours', { name })
        : t('words.where.held', { name, owner: say(nameOf(update, seat)) })
    }
  }
  const lies = modulesInPlay().whereIs(face.id, name, update, words)
  if (lies !== null) return lies
  if (view.triggers.some(({ id }) => id === face.id)) return triggerLine(update, face.id, words)
  for (const { deck, open } of view.decks) {
    const pile = { name, deck: t(`board.deck.${deck}`) }
    if (open.at(-1) === face.id) return t('words.where.open', pile)
    if (open.includes(face.id)) return t('words.where.under', pile)
  }
  return t('words.where.unseen', { name })
}

function cards(update: Update, words: AllWords): Topic[] {
  const view = viewOf(update)
  const played = [...facesInPlay().values()].filter(({ id }) => playsWith(view, boxOf(id)))
  return played.map((face) => ({
    names: [face.name.toLowerCase(), shortName(face).toLowerCase(), face.id],
    where: () => [whereIsCard(update, face, words)],
    what: () => [cardWords(face.id, words)],
  }))
}

function attributes(update: Update, words: AllWords): Topic[] {
  return ATTRIBUTES.map((name, i) => {
    const blocks = () => {
      const line = spheresSection(update, words).lines[i]
      return line === undefined ? [] : [line]
    }
    return {
      names: [name],
      where: blocks,
      what: () => [words.say(ATTRIBUTES_EN[name]?.text ?? ''), ...blocks()],
    }
  })
}

function decks(update: Update, words: AllWords): Topic[] {
  return viewOf(update).decks.map((deck) => {
    const told = () => [deckLine(deck, words)]
    const name = TABLE_EN[`board.deck.${deck.deck}`].toLowerCase()
    return { names: [name, ...DECKS.filter((one) => one === deck.deck)], where: told, what: told }
  })
}

export function topics(update: Update, words: AllWords): Topic[] {
  return [
    ...players(update, words),
    ...regions(update, words),
    ...attributes(update, words),
    ...decks(update, words),
    ...modulesInPlay().text.topics(update, words),
    ...cards(update, words),
  ]
}
