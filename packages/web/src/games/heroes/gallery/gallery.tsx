// The gallery of Heroes: every card, Building, Hero, Vessel and token, with filters.
import { HEROES, SPELLS, TACTICS, VESSELS } from '@lorehall/heroes/client'
import { CardFrame } from '../../../table-ui/cards/card-frame.tsx'
import type { CardLook } from '../../../table-ui/cards/look.ts'
import type { Filter, Gallery, Piece } from '../../game.ts'
import { modulesInPlay, playWith, valuesInPlay } from '../cards/box.ts'
import { lookFrom, lookOf } from '../cards/looks.ts'
import { abilitiesOf } from '../cards/abilities.ts'
import { PIECE_EMBLEM } from './emblems.ts'
import { GALLERY_EN } from './en.ts'
import { type Kind, KIND } from './kinds.ts'
import { nameOf } from '../cards/names.ts'
import { everything } from '../facts.ts'
import type { Brought } from '../module-parts.ts'

interface Shown {
  readonly kind: Kind
  readonly look: CardLook
  /** The faction it belongs to. */
  readonly faction?: string
}

const LEVELS = ['I', 'II', 'III'] as const

const abilities = (id: string) => abilitiesOf(id).map((text, i) => `${LEVELS[i] ?? ''}. ${text}`)

const spells = (): Shown[] =>
  Object.entries(SPELLS).flatMap(([id, { kind }]) => {
    const look = lookOf(id)
    return look === undefined ? [] : [{ kind, look }]
  })

const tactics = (): Shown[] =>
  TACTICS.flatMap((id) => {
    const look = lookOf(id)
    return look === undefined ? [] : [{ kind: 'tactic', look }]
  })

const lookIn = (kind: Kind, id: string) => ({
  kind,
  looks: KIND[kind],
  emblem: PIECE_EMBLEM[id] ?? modulesInPlay().emblems[id],
})

const factions = (): Shown[] =>
  Object.entries(valuesInPlay().factions).flatMap(([faction, { buildings, units }]) => {
    const shown = (kind: Kind, id: string, text: readonly string[], note: string): Shown => ({
      kind,
      faction,
      look: lookFrom(id, { ...lookIn(kind, id), at: `${kind}:${id}`, text, note }),
    })
    return [
      ...buildings.map(({ id, opens }) =>
        shown('building', id, abilities(id), `${GALLERY_EN.opens} ${nameOf(units[opens])}`),
      ),
      ...HEROES.map((hero) => shown('hero', units[hero], abilities(units[hero]), nameOf(faction))),
      ...VESSELS.map((vessel) => shown('vessel', units[vessel], [], nameOf(faction))),
    ]
  })

function tokens(): Shown[] {
  return Object.values(valuesInPlay().explorationTokens).flatMap(({ id, on, count }): Shown[] => {
    const kind = on === 'land' ? 'token' : 'sea'
    const look = lookOf(id)
    if (look === undefined) return []
    const note = GALLERY_EN.of(count)
    return [{ kind, look: { ...look, note: { text: note, title: note } } }]
  })
}

const filtersOf = (all: readonly Shown[]): readonly Filter[] => [
  {
    id: 'faction',
    name: GALLERY_EN.faction,
    choices: Object.keys(valuesInPlay().factions).map((id) => ({
      id,
      name: nameOf(id),
      fits: (piece) => all.some(({ look, faction }) => look.id === piece && faction === id),
    })),
  },
  {
    id: 'mana',
    name: GALLERY_EN.mana,
    choices: [...new Set(Object.keys(SPELLS).map((id) => valuesInPlay().spells[id]?.mana ?? 0))]
      .toSorted((a, b) => a - b)
      .map((mana) => ({
        id: String(mana),
        name: String(mana),
        fits: (piece) => valuesInPlay().spells[piece]?.mana === mana,
      })),
  },
]

/** `modules`: all of them. */
export function openGallery(modules: Brought): Gallery {
  // The gallery shows the game's own values, regardless of the last table.
  playWith(everything(), modules)
  const all = [...spells(), ...tactics(), ...factions(), ...tokens()]
  const looks = new Map(all.map(({ look }) => [look.id, look]))
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const pieces: Piece[] = all.map(({ kind, look }) => ({
    id: look.id,
    section: kind,
    name: look.name,
    text: [look.name, look.sort, look.note?.text ?? '', ...look.text].join(' '),
    provenance: [],
  }))
  return {
    sections: kinds.map((id) => ({ id, name: GALLERY_EN.sections[id], colour: KIND[id].colour })),
    pieces: kinds.flatMap((kind) => pieces.filter(({ section }) => section === kind)),
    filters: filtersOf(all),
    Face: ({ piece, small }) => {
      const look = looks.get(piece.id)
      return look === undefined ? null : <CardFrame look={look} form={small ? 'stub' : 'portrait'} quiet />
    },
  }
}
