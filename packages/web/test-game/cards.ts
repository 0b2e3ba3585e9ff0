// The looks of the toy's four cards.
import { coatOf } from '../src/table-ui/cards/coat.ts'
import type { CardLook } from '../src/table-ui/cards/look.ts'
import { CARDS_EN } from './en.ts'
import { LEAF } from './signs.ts'

export const CARDS = ['bolt', 'boon', 'counter', 'gem'] as const
type CardId = (typeof CARDS)[number]

export const BACK = { sort: CARDS_EN.sort, sign: LEAF, colour: 'var(--seat-1)' } as const

const look = (id: CardId): CardLook => ({
  ...BACK,
  id,
  at: `card:${id}`,
  name: CARDS_EN[id].name,
  called: CARDS_EN[id].name,
  coat: coatOf(id, { outline: 'heater', field: '#2f639f', partners: ['#17344f'] }, ''),
  note: null,
  right: id === 'gem' ? { text: '1', title: CARDS_EN.gem.text } : null,
  tokens: [],
  text: [CARDS_EN[id].text],
  provenance: {},
})

const LOOKS = CARDS.map(look)

export const lookOf = (card: string): CardLook | undefined => LOOKS.find(({ id }) => id === card)
