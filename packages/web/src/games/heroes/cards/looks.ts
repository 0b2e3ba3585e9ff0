// The look of every card, made from its record and its words.
import {
  designOf,
  nameOf,
  priceSaid,
  provenanceOf,
  spellText,
  type TacticId,
  TACTICS,
  type Values,
} from '@lorehall/heroes/face'
import { chargeNamed, coatOf } from '../../../table/cards/coat.ts'
import type { CardLook, Corner } from '../../../table/cards/look.ts'
import { modulesInPlay, valuesInPlay } from './box.ts'
import { EMBLEM } from './emblems.ts'
import { type Kind, KIND } from './kinds.ts'
import { CORNER_EN, NUMBER_EN } from './words/en.ts'
import { tacticText } from './words/tactics/en.ts'

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

function tacticLook(id: TacticId, { tactics }: Values): CardLook {
  const { cost, strength, vp } = tactics[id]
  const price = priceSaid(cost === null ? {} : { [cost.kind]: cost.n })
  return lookFrom(id, {
    kind: 'tactic',
    at: `tactic:${id}`,
    text: tacticText(tactics[id]),
    note: CORNER_EN.strength(strength, price),
    right: corner(vp, CORNER_EN.tactic(vp)),
    provenance: {
      [NUMBER_EN.mana]: provenanceOf(`tactics/${id}/cost`),
      [NUMBER_EN.strength]: provenanceOf(`tactics/${id}/strength`),
      [NUMBER_EN.points]: provenanceOf(`tactics/${id}/vp`),
    },
  })
}

function made(id: string, values: Values): CardLook | undefined {
  const design = designOf(id)
  const spell = values.spells[design]
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
  const tactic = TACTICS.find((one) => one === design)
  return tactic === undefined ? undefined : tacticLook(tactic, values)
}

/** Values are read anew when other numbers are in play, and so are looks. */
const looks = new WeakMap<Values, Map<string, CardLook>>()

/** A Spell by its card, a Tactic by its name. */
export function lookOf(id: string): CardLook | undefined {
  const values = valuesInPlay()
  const known = looks.get(values) ?? new Map<string, CardLook>()
  looks.set(values, known)
  const look = known.get(id) ?? made(id, values) ?? modulesInPlay().look(id)
  if (look !== undefined) known.set(id, look)
  return look
}
