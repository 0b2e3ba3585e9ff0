// The look of every card, made from its record and its words.
import { designOf, nameOf, provenanceOf, spellText, type Values } from '@lorehall/heroes/face'
import { chargeNamed, coatOf } from '../../../table/cards/coat.ts'
import type { CardLook, Corner } from '../../../table/cards/look.ts'
import { valuesInPlay } from './box.ts'
import { EMBLEM } from './emblems.ts'
import { type Kind, KIND } from './kinds.ts'
import { CORNER_EN, NUMBER_EN, TACTIC_EN } from './words/en.ts'

/** What is written on a card. */
interface Written {
  readonly kind: Kind
  /** The thing it is on the table. */
  readonly at: string
  readonly text: readonly string[]
  readonly note?: string
  readonly right?: Corner
  readonly provenance?: CardLook['provenance']
}

export function lookFrom(id: string, { kind, at, text, note, right, provenance }: Written): CardLook {
  const design = designOf(id)
  const { sort, sign, colour, arms } = KIND[kind]
  const emblem = EMBLEM[design] ?? EMBLEM[design.split('-')[0] ?? '']
  return {
    id,
    at,
    name: nameOf(id),
    called: nameOf(id),
    sort,
    sign,
    colour,
    coat: coatOf(`${kind}/${design}`, arms, emblem === undefined ? '' : chargeNamed(emblem)),
    note: note === undefined ? null : { text: note, title: note },
    right: right ?? null,
    tokens: [],
    text,
    provenance: provenance ?? {},
  }
}

const corner = (n: number, title: string): Corner => ({
  text: String(n),
  title,
  ...(n < 0 ? { loss: true } : {}),
})

function made(id: string, { spells }: Values): CardLook | undefined {
  const design = designOf(id)
  const spell = spells[design]
  if (spell !== undefined)
    return lookFrom(id, {
      kind: spell.kind,
      at: `spell:${id}`,
      text: [spellText(design)],
      note: CORNER_EN.mana(spell.mana),
      right: corner(spell.vp, CORNER_EN.points(spell.vp)),
      provenance: {
        [NUMBER_EN.mana]: provenanceOf(`spells/${design}/mana`),
        [NUMBER_EN.points]: provenanceOf(`spells/${design}/vp`),
      },
    })
  const tactic = TACTIC_EN[design]
  return tactic === undefined ? undefined : lookFrom(id, { kind: 'tactic', at: `tactic:${id}`, text: tactic })
}

/** Values are read anew when other numbers are in play, and so are looks. */
const looks = new WeakMap<Values, Map<string, CardLook>>()

/** A Spell by its card, a Tactic by its name. */
export function lookOf(id: string): CardLook | undefined {
  const values = valuesInPlay()
  const known = looks.get(values) ?? new Map<string, CardLook>()
  looks.set(values, known)
  const look = known.get(id) ?? made(id, values)
  if (look !== undefined) known.set(id, look)
  return look
}
