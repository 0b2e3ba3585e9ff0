// A wish as a card, for when it is held out.
import { chargeNamed, coatOf } from '../../../../table-ui/cards/coat.ts'
import type { CardLook } from '../../../../table-ui/cards/look.ts'
import { ICONS } from '../../icons/icons.ts'
import { EMBLEM } from './emblems.ts'
import { WISHES_EN } from './en.ts'
import { wishNamed } from './wishes.ts'

const ARMS = {
  outline: 'roundel',
  field: '#2c6f7d',
  partners: ['#1f5560', '#3d8f9c', '#27506f', '#2f7a66'],
} as const

const known = new Map<string, CardLook>()

function made(id: string): CardLook | undefined {
  const wish = wishNamed(id)
  if (wish === undefined) return undefined
  const { name, text } = wish
  return {
    id,
    at: `card:${id}`,
    name,
    called: name,
    sort: WISHES_EN['wishes.one'],
    sign: ICONS['round-star'],
    colour: ARMS.field,
    coat: coatOf(`wishes/${id}`, ARMS, chargeNamed(EMBLEM[id] ?? '')),
    note: null,
    right: null,
    tokens: [],
    text: [text],
    provenance: {},
  }
}

export function wishLook(id: string): CardLook | undefined {
  const look = known.get(id) ?? made(id)
  if (look !== undefined) known.set(id, look)
  return look
}
