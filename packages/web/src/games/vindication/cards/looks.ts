// The look of every card, made from its face.
import type { CardLook, Corner } from '../../../table-ui/cards/look.ts'
import { chargeNamed, coatOf } from '../../../table-ui/cards/coat.ts'
import { filled } from '../../../text/language.ts'
import { modulesInPlay } from '../in-play.ts'
import { TABLE_EN } from '../text/en.ts'
import { textAtTable } from '../text/at-table.ts'
import { ATTRIBUTE_TOKEN } from './attribute.tsx'
import { deckLook } from './decks.ts'
import { EMBLEM } from './emblems.ts'
import { type CardFace, faceOf, givesOf, shortName, signed } from './card-texts.ts'

/** The halves of a quest are separate paragraphs. */
function paragraphs({ points, text }: CardFace): string[] {
  return points.length > 1 ? text.split(/(?<=\.) (?=\d+ honor:)/) : [text]
}

/** The honor of a card, or of the two halves of a quest. */
function worth({ honor, points: [a, b] }: CardFace): Corner | null {
  if (a !== undefined && b !== undefined)
    return { text: `${a}+${b}`, title: filled(TABLE_EN['card.points'], { a, b }) }
  if (honor === null) return null
  return honor < 0
    ? { text: signed(honor), title: filled(TABLE_EN['card.honor.lost'], { n: -honor }), loss: true }
    : { text: signed(honor), title: filled(TABLE_EN['card.honor'], { n: honor }) }
}

const initiativeOf = (n: number) => ({
  text: filled(TABLE_EN['card.initiative'], { n }),
  title: filled(textAtTable('thing.initiative'), { n }),
})

const NUMBERS = ['honor', 'gives', 'mayStart'] as const

function provenance(face: CardFace): CardLook['provenance'] {
  const known = NUMBERS.flatMap((number) => {
    const from = face.provenance[number]
    return from === undefined ? [] : [[TABLE_EN[`card.number.${number}`], from] as const]
  })
  return Object.fromEntries(known)
}

function chargeOf(id: string): string {
  const emblem = EMBLEM[id] ?? modulesInPlay().emblems[id]
  return emblem === undefined ? '' : chargeNamed(emblem)
}

function made(face: CardFace): CardLook {
  const { id, deck, initiative } = face
  const { sort, colour, sign, arms } = deckLook(deck)
  return {
    id,
    at: `card:${id}`,
    name: face.name,
    called: shortName(face),
    sort: face.title ?? sort,
    sign,
    colour,
    coat: coatOf(`${deck}/${id}`, arms, chargeOf(id)),
    note: initiative === null ? null : initiativeOf(initiative),
    right: worth(face),
    tokens: givesOf(face).flatMap(([name, n]) => Array.from({ length: n }, () => ATTRIBUTE_TOKEN[name])),
    text: paragraphs(face),
    provenance: provenance(face),
  }
}

/** Keyed by face. Different values in play make new faces, and so new looks. */
const looks = new WeakMap<CardFace, CardLook>()

export function lookOf(id: string): CardLook | undefined {
  const face = faceOf(id)
  if (face === undefined) return modulesInPlay().look(id)
  const look = looks.get(face) ?? made(face)
  looks.set(face, look)
  return look
}
