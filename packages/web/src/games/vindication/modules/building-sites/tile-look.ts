// A buildable tile as a card. Its id is `tile:` and the kind of its region.
import type { CardLook } from '../../../../table-ui/cards/look.ts'
import { regionText } from '../../cards/card-texts.ts'
import { ICONS } from '../../icons/icons.ts'
import { whileInPlay } from '../../in-play.ts'
import { SITES_EN } from './en.ts'
import { tilePicture } from './tile-picture.ts'

const known = whileInPlay(() => new Map<string, CardLook>())

function made(id: string): CardLook | undefined {
  if (!id.startsWith('tile:')) return undefined
  const kind = id.replace(/^tile:/, '')
  const { name, text } = regionText(kind)
  return {
    id,
    at: id,
    name,
    called: name,
    sort: SITES_EN['sites.region'],
    sign: ICONS.hexes,
    colour: 'var(--land)',
    coat: { shield: tilePicture(kind), charge: '' },
    note: null,
    right: null,
    tokens: [],
    text: [text],
    provenance: {},
  }
}

export function tileLook(id: string): CardLook | undefined {
  const look = known().get(id) ?? made(id)
  if (look !== undefined) known().set(id, look)
  return look
}
