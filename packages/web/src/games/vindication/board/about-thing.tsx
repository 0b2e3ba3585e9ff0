// The text of every thing on the table: its tooltip and the head of its menu.
import type { Update } from '@lorehall/host'
import { ATTRIBUTES, ATTRIBUTES_EN, championOf, TOUCHES } from '@lorehall/vindication/client'
import type { About } from '../../../table-ui/about.ts'
import type { OwnWords } from '../text/own.ts'
import { Card } from '../cards/card.tsx'
import { blackFaces, type CardFace, faceOf, givesOf, regionText, shortName } from '../cards/card-texts.ts'
import { capital } from '../../../table-ui/names.ts'
import { nameOf, ownSeat } from '../../../table-ui/players/seats.ts'
import { modulesInPlay } from '../in-play.ts'
import { marksOf } from '../cards/marks.ts'
import { leadWords } from '../score/lead.ts'
import { masteries } from '../score/masteries.ts'
import { playerOf, speedOf } from '../players/player-facts.ts'
import { type GameView, viewOf } from '../view.ts'
import { besideSpace } from '../text-view/places.ts'
import { stepsTo } from './far.ts'
import { worthWords } from './worth-words.ts'
import { termsAt, valuesOf } from '../facts.ts'
import { armedIn, endOf, endWords, progressOf, triggerSays } from './progress.ts'

type Tell = (id: string, update: Update, words: OwnWords) => About | null

function isDeck(name: string): name is GameView['decks'][number]['deck'] {
  return ['yellow', 'blue', 'red', 'monsters', 'traits', 'relics'].includes(name)
}

/** The distance from the viewing player's figure. */
function farOf(at: string, update: Update, { t }: OwnWords): string[] {
  const own = update.eyes === null ? undefined : playerOf(update, update.eyes)
  const n = own === undefined ? null : stepsTo(at, own.space)
  if (own === undefined || n === null || n === 0) return []
  const speed = speedOf(own)
  if (n > speed) return [t('thing.far.too', { n, speed })]
  return [t('thing.far', { n })]
}

const space: Tell = (id, update, words) => {
  const n = Number(id)
  if (TOUCHES[n] === undefined) return null
  const here = viewOf(update).players.filter((player) => player.space === n)
  const text = words.t('words.beside', { regions: besideSpace(update, n, words) })
  return {
    title: words.t(n <= 12 ? 'board.coast' : 'board.space', { n }),
    text,
    brief: text,
    plain: true,
    lines: [
      ...modulesInPlay().linesAt(`space:${id}`, update, words),
      ...here.map(({ seat }) => words.t('board.stands', { name: nameOf(update, seat) })),
      ...farOf(`space:${id}`, update, words),
    ],
  }
}

/** Your champion, and the odds of the black die. (V-FIGHT-1, V-EDITION-5) */
function fight(update: Update, { t, say }: OwnWords): string[] {
  const party = update.eyes === null ? [] : (playerOf(update, update.eyes)?.party ?? [])
  const champion = faceOf(championOf(party.map(({ card: id }) => id)))
  if (champion === undefined) return []
  return [
    t('thing.champion', { name: say(shortName(champion)) }),
    t('thing.black-die', { tired: blackFaces('fatigue'), dead: blackFaces('death') }),
  ]
}

/** Names the player who controls a region, and their honor from a visit (V-VISIT-3) unless the option to visit says it. */
function heldBy(
  update: Update,
  owner: number,
  { kind, id }: { readonly kind: string; readonly id: string },
  { t }: OwnWords,
): string {
  const name = nameOf(update, owner)
  const n = valuesOf(update).box.regionOf.get(kind)?.control ?? 0
  const offered = update.ask?.options.some((option) => option.id === `visit:${id}`) === true
  const pays = update.eyes !== null && owner !== update.eyes && n > 0 && !offered
  return pays ? t('thing.held.visit', { name, n }) : t('thing.held', { name })
}

const region: Tell = (id, update, words) => {
  const { t, say } = words
  const view = viewOf(update)
  const found = view.regions[Number(id) - 1]
  if (found === undefined) return null
  const { kind, owner } = found
  const far = farOf(`region:${id}`, update, words)
  if (kind === null) return { title: t('board.hidden'), text: t('board.hidden.text'), lines: far }
  const face = regionText(kind)
  const held = owner === null ? [] : [heldBy(update, owner, { kind, id }, words)]
  const fights = kind === 'maw' ? fight(update, words) : []
  return {
    title: say(face.name),
    text: say(face.text),
    brief: say(face.text),
    lines: [
      ...modulesInPlay().linesIn(kind, update, words),
      ...modulesInPlay().linesAt(`region:${id}`, update, words),
      ...fights,
      ...held,
      ...far,
    ],
  }
}

const indexOf = (id: string) => ATTRIBUTES.findIndex((attribute) => attribute === id)

/** The blocks on an attribute. They don't count for mastery. */
const sphere: Tell = (id, update, { t, say }) => {
  const i = indexOf(id)
  const face = ATTRIBUTES_EN[id]
  const { players, tiles } = viewOf(update)
  const counts = players.map(({ seat, spheres }) =>
    t('thing.count', { name: nameOf(update, seat), n: spheres[i] ?? 0 }),
  )
  return {
    title: say(face?.name ?? id),
    text: say(face?.text ?? ''),
    lines: [t('board.blocks', { list: counts.join(' · ') }), t('board.tiles', { n: tiles[i] ?? 0 })],
  }
}

const mastery: Tell = (id, update, words) => {
  const { t, say } = words
  const { players, seat: own, tiles } = viewOf(update)
  const i = indexOf(id)
  const race = masteries(players)[i]
  if (race === undefined) return null
  const name = say(ATTRIBUTES_EN[id]?.name ?? id)
  const counts = race.runners.map(({ seat, total }) =>
    t('thing.count', { name: nameOf(update, seat), n: total }),
  )
  return {
    title: t('race.title', { name }),
    text: t('race.text', { name, n: race.worth }),
    lines: [
      counts.join(' · '),
      capital(leadWords(race, own, (seat) => nameOf(update, seat), words)),
      t('board.tiles', { n: tiles[i] ?? 0 }),
    ],
  }
}

const trigger: Tell = (id, update, words) => {
  const face = faceOf(id)
  const view = viewOf(update)
  const found = view.triggers.find((one) => one.id === id)
  const name = words.say(face?.name ?? id)
  const title =
    found === undefined ? name : words.t('board.trigger', { name, progress: progressOf(found, view, words) })
  return {
    title,
    text: triggerSays(id, found?.goal, words),
    lines: [words.t('thing.trigger', { n: termsAt(update).armedFrom })],
  }
}

/** Whether the end is triggered. */
const end: Tell = (_id, update, { t }) => {
  const view = viewOf(update)
  const terms = termsAt(update)
  const [title, left] = endWords(endOf(view, terms), { t })
  const { rounds } = terms
  const armed = armedIn(view, terms)
  const text =
    rounds > 0
      ? t('thing.end.fixed', { n: rounds })
      : armed > 0
        ? t('thing.end.armed', { n: armed })
        : t(view.lastRound > 0 ? 'thing.end.set' : 'thing.end', { n: view.lastRound })
  return { title, text, lines: [left] }
}

const token: Tell = (n, _update, { t }) => ({
  title: t('board.token', { n }),
  text: t('thing.token', { n }),
  lines: [],
})

const deck: Tell = (name, update, { t }) => {
  if (!isDeck(name)) return null
  const n = viewOf(update).decks.find((one) => one.deck === name)?.down ?? 0
  return { title: t(`board.deck.${name}`), text: t('thing.deck', { n }), lines: [] }
}

/** The owner of a card and the blocks on it. */
function lyingOn(id: string, update: Update) {
  for (const { seat, party, relics } of viewOf(update).players) {
    const companion = party.find(({ card }) => card === id)
    if (companion !== undefined) return { seat, blocks: companion.blocks }
    const relic = relics.find(({ card }) => card === id)
    if (relic !== undefined) return { seat, charges: relic.charges }
  }
  return {}
}

/** A card that is face up on its deck: where to get it, its price and its honor. */
function toBeHad(face: CardFace, update: Update, words: OwnWords): string[] {
  const { id, deck: name, honor } = face
  const view = viewOf(update)
  const open = view.decks.some((one) => one.open.includes(id))
  if (!open || !isDeck(name)) return []
  return [words.t(`thing.take.${name}`, { name: words.say(shortName(face)) }), ...worthWords(honor, words)]
}

/** The attributes a companion gives. */
function gives(face: CardFace, { t }: OwnWords): string[] {
  const list = givesOf(face).map(([name, n]) => t('player.attribute.n', { n, name: t(`attribute.${name}`) }))
  return list.length === 0 ? [] : [t('thing.gives', { list: list.join(', ') })]
}

const card: Tell = (id, update, words) => {
  const { t, say } = words
  const face = faceOf(id)
  if (face === undefined) return null
  const { initiative } = face
  return {
    title: say(face.name),
    text: say(face.text),
    brief: say(face.text),
    lines: [
      ...modulesInPlay().linesAt(`card:${id}`, update, words),
      ...toBeHad(face, update, words),
      ...gives(face, words),
      ...(initiative === null ? [] : [t('thing.initiative', { n: initiative })]),
    ],
    picture: <Card id={id} form="portrait" marks={marksOf(update, words)(id)} {...lyingOn(id, update)} />,
  }
}

const seat: Tell = (id, update, { t, say }) => {
  const { honor = 0, space: n = 0 } = viewOf(update).players[Number(id)] ?? {}
  return {
    title: say(nameOf(update, Number(id))),
    text: '',
    lines: [t('player.honor.n', { n: honor }), t('board.space', { n })],
  }
}

const figure: Tell = (_id, update, { t }) => ({
  title: t('board.figure', { name: nameOf(update, ownSeat(update)) }),
  text: '',
  lines: [],
})

const character: Tell = (_id, update, { t }) => {
  const side = playerOf(update, ownSeat(update))?.vindicated === true ? 'vindicated' : 'wretched'
  return { title: t(`player.${side}`), text: t(`thing.${side}`), brief: t(`thing.${side}`), lines: [] }
}

const speed: Tell = (_id, update, { t }) => {
  const own = playerOf(update, ownSeat(update))
  const n = own === undefined ? 0 : speedOf(own)
  return { title: t('player.speed.n', { n }), text: t('thing.speed', { n }), lines: [] }
}

const power: Tell = (level, update, words) => {
  const { t } = words
  if (level !== 'potential' && level !== 'influence' && level !== 'conviction')
    return { title: t('player.rest'), text: t('thing.rest'), lines: [] }
  const n = playerOf(update, ownSeat(update))?.[level] ?? 0
  const title = t('player.level', { name: t(`player.${level}`), n })
  return { title, text: t(`thing.${level}`), lines: modulesInPlay().linesAt(`power:${level}`, update, words) }
}

const TELL: Readonly<Record<string, Tell>> = {
  space,
  region,
  sphere,
  mastery,
  trigger,
  end,
  token,
  deck,
  card,
  figure,
  character,
  speed,
  power,
  seat,
}

export function aboutThing(update: Update, at: string, words: OwnWords): About | null {
  const [kind = '', id = ''] = at.split(':')
  return TELL[kind]?.(id, update, words) ?? modulesInPlay().thing(at, update, words)
}
