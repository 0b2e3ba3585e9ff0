// Buttons of hero actions, fights, quests and tokens.
import type { Option } from '@lorehall/kernel'
import { tread } from '../../../map/walk.ts'
import { answersTo } from '../../../rules/answers.ts'
import { blows, faceOf } from '../../../rules/hero-die.ts'
import { added } from '../../../rules/inforce.ts'
import { lookup } from '../../../rules/lookup.ts'
import { usesOf } from '../../../rules/owned.ts'
import { deedsOf } from '../../../rules/places.ts'
import { rerolls } from '../../../rules/rerolls.ts'
import type { F } from '../../../rules/step.ts'
import { groundFor, walkOf } from '../../../rules/ways.ts'
import { at } from '../../../state.ts'
import { deedsSaid } from '../../deeds/en.ts'
import { optionSaid } from '../../lasting/en.ts'
import { questInShort, rewardSaid, saying } from '../../records/en.ts'
import { owed } from '../../../rules/ways.ts'
import { amounts, capital, count, isNamed, nameOf, theName } from '../../words/en.ts'

type Label = (f: F, option: Option) => string

const fixed =
  (words: string): Label =>
  () =>
    words
const turnSeat = (f: F): number => f.state.turn.seat

/** A space of the map as a heading: "Ublo Tower", "search space E". */
export function hereName(f: F, cell: number): string {
  const space = at(f.values.spaces, cell)
  const location = at(f.state.locations, cell)
  if (location !== '') return nameOf(f, location)
  if (space.kind === 'search') return `search space ${space.letter}`
  return space.kind === 'enemy' ? nameOf(f, at(f.values.levels, space.level - 1)) : 'open land'
}

/** The same inside a sentence: "the Ublo Tower", "the Rustback", "an empty space". */
export function spaceName(f: F, cell: number): string {
  const space = at(f.values.spaces, cell)
  const location = at(f.state.locations, cell)
  if (location !== '') return theName(f, location)
  if (space.kind === 'search') return hereName(f, cell)
  const lives = space.kind === 'enemy' && at(f.state.enemies, cell) > 0
  return lives ? theName(f, at(f.values.levels, space.level - 1)) : 'an empty space'
}

/** The same on a button, where empty spaces have to be told apart: "an empty space (row 2, column 7)". */
function distinctName(f: F, cell: number): string {
  const { row, col } = at(f.values.spaces, cell)
  const name = spaceName(f, cell)
  return name === 'an empty space' ? `${name} (row ${row}, column ${col})` : name
}

/** A use by its name, price and effect. A second copy is marked. */
function power(f: F, { name }: Option): string {
  for (const seat of f.state.players.keys()) {
    const owned = usesOf(f, seat).find(({ key }) => key === name)
    if (owned === undefined) continue
    const { id, pay, do: deeds } = owned.use
    return `${nameOf(f, id)}${name === id ? '' : ' (second copy)'} for ${amounts(pay ?? {})}: ${deedsSaid(deeds)}`
  }
  return nameOf(f, name)
}

/** An option of the rolled face by its price and effect, any other by its name. */
function fightOption(f: F, option: Option): string {
  const { fight } = f.state.turn
  if (fight === null) return nameOf(f, option.name)
  const rolled = answersTo(f, turnSeat(f), 'combatRoll', fight.face).find(({ id }) => id === option.name)
  if (rolled !== undefined) return `${nameOf(f, rolled.id)}: ${deedsSaid(rolled.deeds)} before the damage`
  if (!option.name.startsWith('face-')) return power(f, option)
  const found = faceOf(f, turnSeat(f), fight.face).options[Number(option.name.slice(5))]
  return found === undefined ? option.name : capital(optionSaid(found))
}

/** The damage that both sides would deal now. */
function strike(f: F): string {
  const { dealt, lost } = blows(f, turnSeat(f))
  return `Strike: deal ${dealt} damage, lose ${count(lost, 'heart')}`
}

/** The token in a slot, which a new one replaces. */
function replacing(f: F, seat: number, colour: 'red' | 'blue', slot: number): string {
  const id = f.state.players[seat]?.[colour][slot] ?? ''
  return id === '' ? '' : `, replacing ${nameOf(f, id)}`
}

function learn(f: F, { name }: Option): string {
  const cut = name.lastIndexOf('-')
  const [id, slot] = [name.slice(0, cut), Number(name.slice(cut + 1))]
  const { colour, xp, hero } = lookup.ability(f, id)
  const seat = f.state.players.findIndex((p) => p.hero === hero)
  const where = colour === 'red' ? `face ${slot}` : `blue slot ${slot}`
  return `Learn ${nameOf(f, id)} for ${count(xp, 'xp')}: ${where}${replacing(f, seat, colour, slot - 1)}`
}

function reroll(f: F, { name }: Option): string {
  const way = rerolls(f, turnSeat(f)).find((one) => one.name === name)
  const by = isNamed(f, name) ? ` (${nameOf(f, name)})` : ''
  const price = amounts(way?.price ?? {})
  return `Reroll${price === 'nothing' ? '' : ` for ${price}`}${by}`
}

/** All hearts the step costs: for passing an enemy, an extra step and a mountain. */
function move(f: F, { n }: Option): string {
  const seat = turnSeat(f)
  if (f.state.turn.hero === null) return `Walk to ${distinctName(f, n)}`
  const walk = walkOf(f, seat)
  const lost = walk.hearts - tread(walk, groundFor(f, seat), n).after.hearts
  return `Walk to ${distinctName(f, n)}${lost > 0 ? `: lose ${count(lost, 'heart')}` : ''}`
}

function search(f: F): string {
  const softer = added(f, turnSeat(f), 'searchLoss')
  const least = Math.max(0, 1 + softer)
  return `Search: lose ${least}–${Math.max(0, 4 + softer)} hearts, take the token`
}

/** Red gear by what its face does, blue gear by its text. */
function gear(f: F, { name, n }: Option): string {
  return [`${nameOf(f, name)} for ${count(n, 'coin')}`, ...saying(f.values, name)]
    .join(': ')
    .replace(/\.$/, '')
}

const PILES_EN: Readonly<Record<string, string>> = {
  basic: 'A basic quest',
  artifact: 'An artifact',
  advanced: 'An advanced quest',
}

export const HERO_LABELS: Readonly<Record<string, Label>> = {
  end: fixed('End turn'),
  arrow: (f, { n }) => {
    const { hero } = at(f.state.players, turnSeat(f))
    const printed = at(lookup.hero(f, hero).arrows, n)
    const steps = Math.max(0, printed + added(f, turnSeat(f), 'move'))
    const more = steps === printed ? '' : ` (${steps} with bonuses)`
    return `${printed}-step arrow${more}`
  },
  move,
  stop: fixed('Stop here'),
  visit: (f, { name }) => `Visit ${theName(f, name)}: ${deedsSaid(deedsOf(f, name))}`,
  fight: (f, { name }) => {
    const { health, attack, reward } = lookup.enemy(f, name)
    return `Fight ${theName(f, name)} (health ${health}, attack ${attack}) for ${rewardSaid(reward)}`
  },
  search,
  play: (f, { name }) => `Play ${nameOf(f, name)}: ${questInShort(lookup.quest(f, name))}`,
  leave: (f) => {
    const { hero } = f.state.turn
    const hearts = hero === null ? 0 : owed(f, turnSeat(f), hero)
    return hearts > 0 ? `Do nothing here: lose ${count(hearts, 'heart')}` : 'Do nothing here'
  },
  power,
  reroll,
  'keep-die': ({ state }) => `Keep the ${state.turn.die}`,
  option: fightOption,
  strike,
  'roll-on': fixed('Fight another round'),
  retreat: ({ values }) => `Retreat and gain ${count(values.setup.lossXP, 'xp')}`,
  pile: (_f, { name }) => PILES_EN[name] ?? name,
  'put-away': (f, { name }) => `Discard ${nameOf(f, name)}`,
  'keep-order': (f, { name }) =>
    `Keep ${nameOf(f, name)}: ${saying(f.values, name).join(' ').replace(/\.$/, '')}`,
  token: (f, { n }) => `The token on ${spaceName(f, n)}`,
  change: (_f, { name }) => {
    const [give = '', take = ''] = name.split('-').map((good) => (good === 'demon' ? 'bottled demon' : good))
    return `Change a ${give} into a ${take}`
  },
  ready: (f, { name }) => `Turn ${nameOf(f, name)} face up`,
  borrow: (f, { name }) => {
    const { use, do: deeds } = lookup.specialist(f, name)
    return `Use ${nameOf(f, name)} for ${count(use, 'coin')}: ${deedsSaid(deeds)}`
  },
  gear,
  face: (f, { n }) => `Face ${n + 1}${replacing(f, turnSeat(f), 'red', n)}`,
  blue: (f, { n }) => `Blue slot ${n + 1}${replacing(f, turnSeat(f), 'blue', n)}`,
  learn,
}
