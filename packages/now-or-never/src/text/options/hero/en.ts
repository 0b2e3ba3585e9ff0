// What the buttons of the hero's chapters say.
import type { Option } from '@lorehall/kernel'
import { tread } from '../../../map/walk.ts'
import { answersTo } from '../../../rules/answers.ts'
import { blows, faceOf } from '../../../rules/faces.ts'
import { added } from '../../../rules/inforce.ts'
import { the } from '../../../rules/lookup.ts'
import { usesOf } from '../../../rules/owned.ts'
import { deedsOf } from '../../../rules/places.ts'
import { rerolls } from '../../../rules/rerolls.ts'
import type { F } from '../../../rules/step.ts'
import { groundFor, walkOf } from '../../../rules/ways.ts'
import { at } from '../../../state.ts'
import { deedsSaid } from '../../deeds/en.ts'
import { optionSaid } from '../../lasting/en.ts'
import { questInShort, rewardSaid, saying } from '../../records/en.ts'
import { amounts, capital, count, isNamed, nameOf } from '../../words/en.ts'

type Label = (f: F, option: Option) => string

const fixed =
  (words: string): Label =>
  () =>
    words
const turnSeat = (f: F): number => f.state.turn.seat

/** What a space of the map is called by who stands on it. */
export function hereName(f: F, cell: number): string {
  const space = at(f.values.spaces, cell)
  const location = at(f.state.locations, cell)
  if (location !== '') return nameOf(location)
  if (space.kind === 'search') return `search space ${space.letter}`
  return space.kind === 'enemy' ? nameOf(at(f.values.levels, space.level - 1)) : 'the open land'
}

/** The same where it is one of several. */
export function spaceName(f: F, cell: number): string {
  const { kind, row, col } = at(f.values.spaces, cell)
  const alone = at(f.state.locations, cell) !== '' || kind === 'search'
  return alone ? hereName(f, cell) : `${hereName(f, cell)}, row ${row}, column ${col}`
}

/** A use by its name, its price and what it does; a second copy is told apart. */
function power(f: F, { name }: Option): string {
  for (const seat of f.state.players.keys()) {
    const owned = usesOf(f, seat).find(({ key }) => key === name)
    if (owned === undefined) continue
    const { id, pay, do: deeds } = owned.use
    return `${nameOf(id)}${name === id ? '' : ' (another)'} for ${amounts(pay ?? {})}: ${deedsSaid(deeds)}`
  }
  return nameOf(name)
}

/** An option of the rolled face by what it costs and adds, any other by its name. */
function fightOption(f: F, option: Option): string {
  const { fight } = f.state.turn
  if (fight === null) return nameOf(option.name)
  const rolled = answersTo(f, turnSeat(f), 'combatRoll', fight.face).find(({ id }) => id === option.name)
  if (rolled !== undefined) return `${nameOf(rolled.id)}: ${deedsSaid(rolled.deeds)} before the damage`
  if (!option.name.startsWith('face-')) return power(f, option)
  const found = faceOf(f, turnSeat(f), fight.face).options[Number(option.name.slice(5))]
  return found === undefined ? option.name : capital(optionSaid(found))
}

/** What both sides deal, as it stands now. */
function strike(f: F): string {
  const { dealt, lost } = blows(f, turnSeat(f))
  return `Strike: deal ${dealt} damage, lose ${count(lost, 'heart')}`
}

/** What leaves for a token in a slot. */
function leaving(f: F, seat: number, colour: 'red' | 'blue', slot: number): string {
  const id = f.state.players[seat]?.[colour][slot] ?? ''
  return id === '' ? '' : `; ${nameOf(id)} leaves`
}

function learn(f: F, { name }: Option): string {
  const cut = name.lastIndexOf('-')
  const [id, slot] = [name.slice(0, cut), Number(name.slice(cut + 1))]
  const { colour, xp, hero } = the.ability(f, id)
  const seat = f.state.players.findIndex((p) => p.hero === hero)
  const where = colour === 'red' ? `face ${slot}` : `blue slot ${slot}`
  return `Learn ${nameOf(id)} for ${count(xp, 'xp')}: ${where}${leaving(f, seat, colour, slot - 1)}`
}

function reroll(f: F, { name }: Option): string {
  const way = rerolls(f, turnSeat(f)).find((one) => one.name === name)
  const by = isNamed(name) ? ` (${nameOf(name)})` : ''
  return `Roll again for ${amounts(way?.price ?? {})}${by}`
}

/** The step's whole loss: past an enemy, beyond the movement, up a mountain. */
function move(f: F, { n }: Option): string {
  const seat = turnSeat(f)
  if (f.state.turn.hero === null) return `Walk to ${spaceName(f, n)}`
  const walk = walkOf(f, seat)
  const lost = walk.hearts - tread(walk, groundFor(f, seat), n).after.hearts
  return `Walk to ${spaceName(f, n)}${lost > 0 ? `: lose ${count(lost, 'heart')}` : ''}`
}

function search(f: F): string {
  const softer = added(f, turnSeat(f), 'searchLoss')
  const least = Math.max(0, 1 + softer)
  return `Search: lose ${least} to ${Math.max(0, 4 + softer)} hearts, take the token`
}

/** Red gear says what its face does, blue gear what stands on it. */
function gear(f: F, { name, n }: Option): string {
  return [`${nameOf(name)} for ${count(n, 'coin')}`, ...saying(f.values, name)].join(': ').replace(/\.$/, '')
}

const PILES_EN: Readonly<Record<string, string>> = {
  basic: 'A basic quest',
  artifact: 'An artifact',
  advanced: 'An advanced quest',
}

export const HERO_LABELS: Readonly<Record<string, Label>> = {
  end: fixed('End the turn'),
  arrow: (f, { n }) => {
    const { hero } = at(f.state.players, turnSeat(f))
    const bonus = added(f, turnSeat(f), 'move')
    return `Movement ${Math.max(0, at(the.hero(f, hero).arrows, n) + bonus)}`
  },
  move,
  stop: fixed('Stop here'),
  visit: (f, { name }) => `Visit ${nameOf(name)}: ${deedsSaid(deedsOf(f, name))}`,
  fight: (f, { name }) => {
    const { health, attack, reward } = the.enemy(f, name)
    return `Fight ${nameOf(name)} (health ${health}, attack ${attack}) for ${rewardSaid(reward)}`
  },
  search,
  play: (f, { name }) => `Play ${nameOf(name)}: ${questInShort(the.quest(f, name))}`,
  leave: (f) => {
    const { hero, ignoring } = f.state.turn
    return hero?.owes === true && !ignoring ? 'Do nothing here: lose 1 heart' : 'Do nothing here'
  },
  power,
  reroll,
  'keep-die': ({ state }) => `Keep the ${state.turn.die}`,
  option: fightOption,
  strike,
  'roll-on': fixed('Fight another round'),
  retreat: ({ values }) => `Retreat and gain ${count(values.setup.lossXP, 'xp')}`,
  pile: (_f, { name }) => PILES_EN[name] ?? name,
  'put-away': (_f, { name }) => `Discard ${nameOf(name)}`,
  'keep-order': (f, { name }) =>
    `Keep ${nameOf(name)}: ${saying(f.values, name).join(' ').replace(/\.$/, '')}`,
  token: (f, { n }) => `The token on ${spaceName(f, n)}`,
  change: (_f, { name }) => {
    const [give = '', take = ''] = name.split('-').map((good) => (good === 'demon' ? 'bottled demon' : good))
    return `A ${give} into a ${take}`
  },
  ready: (_f, { name }) => `Turn ${nameOf(name)} up`,
  borrow: (f, { name }) => {
    const { use, do: deeds } = the.specialist(f, name)
    return `Use ${nameOf(name)} for ${count(use, 'coin')}: ${deedsSaid(deeds)}`
  },
  gear,
  face: (f, { n }) => `Face ${n + 1}${leaving(f, turnSeat(f), 'red', n)}`,
  blue: (f, { n }) => `Blue slot ${n + 1}${leaving(f, turnSeat(f), 'blue', n)}`,
  learn,
}
