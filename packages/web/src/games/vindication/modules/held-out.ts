// What modules hold out to choose from, as cards: wishes, and tiles that can be built.
import { chargeNamed, coatOf } from '../../../table/cards/coat.ts'
import type { CardLook } from '../../../table/cards/look.ts'
import { regionText } from '../cards/faces.ts'
import { ICONS } from '../icons/icons.ts'
import { whileInPlay } from '../in-play.ts'
import { TABLE_EN } from '../text/en.ts'
import { tilePicture } from './tile-picture.ts'
import { wishNamed } from './wishes.ts'

const ARMS = {
  outline: 'roundel',
  field: '#2c6f7d',
  partners: ['#1f5560', '#3d8f9c', '#27506f', '#2f7a66'],
} as const

const PLAIN = { note: null, right: null, tokens: [], provenance: {} } as const

const known = whileInPlay(() => new Map<string, CardLook>())

function made(id: string): CardLook | undefined {
  const wish = wishNamed(id)
  if (wish !== undefined) {
    const { name, text, emblem } = wish
    const coat = coatOf(`wishes/${id}`, ARMS, chargeNamed(emblem))
    const sort = TABLE_EN['wishes.one']
    return {
      ...PLAIN,
      id,
      at: `card:${id}`,
      name,
      called: name,
      sort,
      sign: ICONS['round-star'],
      colour: ARMS.field,
      coat,
      text: [text],
    }
  }
  if (!id.startsWith('tile:')) return undefined
  const kind = id.replace(/^tile:/, '')
  const { name, text } = regionText(kind)
  const coat = { shield: tilePicture(kind), charge: '' }
  const sort = TABLE_EN['sites.region']
  return {
    ...PLAIN,
    id,
    at: id,
    name,
    called: name,
    sort,
    sign: ICONS.hexes,
    colour: 'var(--land)',
    coat,
    text: [text],
  }
}

/** A wish by its id, or a tile as `tile:` and the kind of its region. */
export function lookOfModule(id: string): CardLook | undefined {
  const look = known().get(id) ?? made(id)
  if (look !== undefined) known().set(id, look)
  return look
}
