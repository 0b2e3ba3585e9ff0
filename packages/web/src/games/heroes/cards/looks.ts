// The look of every card, made from its record and its text.
import {
  designOf,
  priceSaid,
  cardProvenanceOf,
  spellText,
  type TacticId,
  TACTICS,
  type ExplorationToken as Token,
  tokenText,
  type Values,
} from '@lorehall/heroes/client'
import { chargeNamed, coatOf } from '../../../table-ui/cards/coat.ts'
import type { CardLook, Corner } from '../../../table-ui/cards/look.ts'
import { modulesInPlay, valuesInPlay } from './box.ts'
import { EMBLEM } from './emblems.ts'
import type { KindLook } from '../../../table-ui/cards/kind-look.ts'
import { KIND } from './kinds.ts'
import { CORNER_EN, NUMBER_EN } from './words/en.ts'
import { tacticText } from './words/tactics/en.ts'
import { nameOf } from './names.ts'

/** The text on a card. */
interface Written {
  readonly kind: string
  readonly looks: KindLook
  /** The name of its emblem's icon. */
  readonly emblem: string | undefined
  /** The id of the thing on the table. */
  readonly at: string
  readonly text: readonly string[]
  readonly note?: string
  readonly right?: Corner
  readonly provenance?: CardLook['provenance']
}

export function lookFrom(id: string, written: Written): CardLook {
  const { kind, looks: look, emblem, at, text, note, right, provenance } = written
  const { sort, sign, colour, arms } = look
  return {
    id,
    at,
    name: nameOf(id),
    called: nameOf(id),
    sort,
    sign,
    colour,
    coat: coatOf(`${kind}/${designOf(id)}`, arms, emblem === undefined ? '' : chargeNamed(emblem)),
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
    looks: KIND.tactic,
    emblem: EMBLEM[id],
    at: `tactic:${id}`,
    text: tacticText(tactics[id]),
    note: CORNER_EN.strength(strength, price),
    right: corner(vp, CORNER_EN.tactic(vp)),
    provenance: {
      [NUMBER_EN.mana]: cardProvenanceOf(`tactics/${id}/cost`),
      [NUMBER_EN.strength]: cardProvenanceOf(`tactics/${id}/strength`),
      [NUMBER_EN.points]: cardProvenanceOf(`tactics/${id}/vp`),
    },
  })
}

function made(id: string, values: Values): CardLook | undefined {
  const design = designOf(id)
  const spell = values.spells[design]
  if (spell !== undefined)
    return lookFrom(id, {
      kind: spell.kind,
      looks: KIND[spell.kind],
      emblem: EMBLEM[design] ?? modulesInPlay().emblems[design],
      at: `spell:${id}`,
      text: [spellText({ values: valuesInPlay() }, design)],
      note: CORNER_EN.mana(spell.mana),
      right: corner(spell.vp, CORNER_EN.points(spell.vp)),
      provenance: {
        [NUMBER_EN.mana]: cardProvenanceOf(`spells/${design}/mana`),
        [NUMBER_EN.points]: cardProvenanceOf(`spells/${design}/vp`),
      },
    })
  const tactic = TACTICS.find((one) => one === design)
  if (tactic !== undefined) return tacticLook(tactic, values)
  const token = values.explorationTokens[id]
  return token === undefined ? undefined : tokenLook(token)
}

function tokenLook(token: Token): CardLook {
  const kind = token.on === 'land' ? 'token' : 'sea'
  const { id } = token
  // All tokens that give resources share one emblem.
  const emblem = EMBLEM[id] ?? modulesInPlay().emblems[id] ?? EMBLEM['bonus']
  return lookFrom(id, { kind, looks: KIND[kind], emblem, at: `token:${id}`, text: [tokenText(token)] })
}

/** Cached per values: a table with other values gets its own looks. */
const looks = new WeakMap<Values, Map<string, CardLook>>()

/** Takes the id of a Spell card, a Tactic or an exploration token. */
export function lookOf(id: string): CardLook | undefined {
  const values = valuesInPlay()
  const known = looks.get(values) ?? new Map<string, CardLook>()
  looks.set(values, known)
  const look = known.get(id) ?? made(id, values) ?? modulesInPlay().look(id)
  if (look !== undefined) known.set(id, look)
  return look
}
