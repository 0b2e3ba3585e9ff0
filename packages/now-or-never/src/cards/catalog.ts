// Every card, token, tile, place and person in the box, with the source of each of its fields.
import { CARDS } from './index.ts'
import { type Provenance, provenancesOf } from '../values/provenance.ts'

export type CardKind =
  | 'location'
  | 'hero'
  | 'printed'
  | 'ability'
  | 'enemy'
  | 'building'
  | 'specialist'
  | 'order'
  | 'gear'
  | 'search'
  | 'quest'
  | 'solo'

/** A card as it is drawn. Its numbers are in the table's values and its text is in the texts, both by its id. */
export interface CardFace {
  readonly id: string
  readonly kind: CardKind
  /** By field; `*` stands for all others. */
  readonly provenance: Readonly<Record<string, Provenance>>
}

interface Written {
  readonly id: string
}

const written =
  (kind: CardKind) =>
  ({ id }: Written): CardFace => ({
    id,
    kind,
    provenance: provenancesOf(id),
  })

const { locations, heroes, enemies, buildings, specialists, orders, gear, search, quests, solo } = CARDS

export const FACES: ReadonlyMap<string, CardFace> = new Map(
  [
    ...locations.map(written('location')),
    ...heroes.map(written('hero')),
    ...heroes.map(({ ability }) => ability).map(written('printed')),
    ...heroes.flatMap(({ tokens }): Written[] => tokens).map(written('ability')),
    ...enemies.map(written('enemy')),
    ...buildings.map(written('building')),
    ...specialists.map(written('specialist')),
    ...orders.map(written('order')),
    ...gear.map(written('gear')),
    ...search.map(written('search')),
    ...quests.map(written('quest')),
    ...solo.map(written('solo')),
  ].map((face) => [face.id, face]),
)
