// The look of every card, made from its face and the values in play.
import { type CardFace, FACES, saying, type Values } from '@lorehall/now-or-never/client'
import { chargeNamed, coatOf } from '../../../table-ui/cards/coat.ts'
import type { CardLook, Corner } from '../../../table-ui/cards/look.ts'
import type { TokenLook } from '../../../table-ui/token.tsx'
import { portraitOf } from '../pieces/portraits.ts'
import { modulesInPlay, valuesInPlay } from './box.ts'
import { EMBLEM } from './emblems.ts'
import type { KindLook } from '../../../table-ui/cards/kind-look.ts'
import { kindOf } from './kinds.ts'
import { tokensOf } from './tokens.ts'
import { CORNER_EN, heroWords, hireWords, NUMBER_EN } from './words/en.ts'
import { nameOf } from './names.ts'

/** The text on a card. */
interface Written {
  readonly text: readonly string[]
  readonly note?: string
  readonly right?: Corner
  readonly tokens?: readonly TokenLook[]
}

const corner = (n: number, of: keyof typeof CORNER_EN): Corner => ({
  text: String(n),
  title: CORNER_EN[of](n),
})

/** Writes cards of one kind; undefined if these values have no such card. */
type Writing = (face: CardFace, values: Values) => Written | undefined

/** Everything on a card besides its rules text, from its record if it has one. */
const from =
  <R>(
    records: (values: Values) => Readonly<Record<string, R>>,
    beside: (record: R, values: Values) => Partial<Written> = () => ({}),
  ): Writing =>
  ({ id }, values) => {
    const record = records(values)[id]
    return record === undefined ? undefined : { text: saying(values, id), ...beside(record, values) }
  }

const WRITING: Readonly<Record<CardFace['kind'], Writing>> = {
  quest: from(
    ({ quests }) => quests,
    ({ vp, do: deeds }) => ({ right: corner(vp, 'points'), tokens: tokensOf(deeds) }),
  ),
  specialist: ({ id }, values) => {
    const one = values.specialists[id]
    if (one === undefined) return undefined
    const text = [...saying(values, id), hireWords(one)]
    return { text, right: corner(one.use, 'use'), tokens: tokensOf(one.do) }
  },
  gear: from(
    ({ gear }) => gear,
    ({ cost }) => ({ right: corner(cost, 'cost') }),
  ),
  ability: from(
    ({ abilities }) => abilities,
    ({ hero, level, xp }) => ({
      note: `${nameOf(hero)}, ${CORNER_EN.level(level)}`,
      right: corner(xp, 'xp'),
    }),
  ),
  order: from(
    ({ orders }) => orders,
    ({ coins }) => ({ right: corner(coins, 'pays') }),
  ),
  search: from(
    ({ search }) => search,
    ({ do: deeds }) => ({ tokens: tokensOf(deeds) }),
  ),
  enemy: from(
    ({ enemies }) => enemies,
    ({ level }) => ({ right: corner(level, 'level') }),
  ),
  building: from(
    ({ buildings }) => buildings,
    ({ cost }) => ({ right: corner(cost, 'cost') }),
  ),
  location: from(
    ({ locations }) => locations,
    (place, { side }) => ({ tokens: tokensOf(place[side]) }),
  ),
  hero: from(
    ({ heroes }) => heroes,
    (hero, values) => ({ text: heroWords(hero, saying(values, hero.ability.id)) }),
  ),
  solo: from(({ solo }) => solo),
  printed: ({ id }, values) => {
    const owner = Object.entries(values.heroes).find(([, { ability }]) => ability.id === id)
    return owner === undefined ? undefined : { text: saying(values, id), note: nameOf(owner[0]) }
  },
}

/** The prefix of each kind's things on the table, as in the options of the rules. */
const THING: Readonly<Record<CardFace['kind'], string>> = {
  quest: 'quest',
  specialist: 'specialist',
  gear: 'gear',
  ability: 'ability',
  order: 'order',
  search: 'search',
  enemy: 'enemy',
  building: 'tile',
  location: 'location',
  hero: 'hero',
  solo: 'solo',
  printed: 'power',
}

/** Its short name: "Watchfire". */
const shortName = (name: string) => name.replace(/^(?:The|An?) (?=\w)/, '')

/** The source of each number, by name; numbers not listed one by one are grouped. */
function provenance({ provenance: from }: CardFace): CardLook['provenance'] {
  const named = Object.entries(from).flatMap(([field, source]) => {
    const name = NUMBER_EN[field.split('.')[0] ?? field]
    return name === undefined ? [] : [[name, source] as const]
  })
  const others = from['*']
  const rest = NUMBER_EN[named.length === 0 ? 'all' : 'rest'] ?? ''
  return Object.fromEntries(others === undefined ? named : [...named, [rest, others]])
}

/** Heroes have a portrait, all others a coat of arms. */
function coat({ id, kind }: CardFace, { arms }: KindLook): CardLook['coat'] {
  if (kind === 'hero') return { shield: portraitOf(id), charge: '' }
  const emblem = EMBLEM[id]
  return coatOf(`${kind}/${id}`, arms, emblem === undefined ? '' : chargeNamed(emblem))
}

function made(face: CardFace, values: Values): CardLook | undefined {
  const { id, kind } = face
  const name = nameOf(id)
  const written = WRITING[kind](face, values)
  const look = kindOf(face, values)
  if (written === undefined || look === undefined) return undefined
  const { text, note, right = null, tokens = [] } = written
  const { sort, sign, colour } = look
  return {
    id,
    at: `${THING[kind]}:${id}`,
    name,
    called: shortName(name),
    sort,
    sign,
    colour,
    coat: coat(face, look),
    note: note === undefined ? null : { text: note, title: note },
    right,
    tokens,
    text,
    ...(kind === 'quest' ? { blurb: () => blurbOf(id) } : {}),
    provenance: provenance(face),
  }
}

/** The blurb of a quest, shown on large cards only. */
const blurbOf = async (id: string) => (await import('@lorehall/now-or-never/blurbs')).BLURBS_EN[id] ?? ''

/** Cached per values: a table with other values gets its own looks. */
const looks = new WeakMap<Values, Map<string, CardLook>>()

export function lookOf(id: string): CardLook | undefined {
  const face = FACES.get(id)
  if (face === undefined) return modulesInPlay().look(id)
  const values = valuesInPlay()
  const known = looks.get(values) ?? new Map<string, CardLook>()
  looks.set(values, known)
  const look = known.get(id) ?? made(face, values)
  if (look !== undefined) known.set(id, look)
  return look
}
