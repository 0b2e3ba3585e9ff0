// What the buttons of the hero's chapters say.
import type { Option } from '@lorehall/kernel'
import { the } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { faceOf } from '../../rules/fight.ts'
import { usesOf } from '../../rules/uses.ts'
import { at } from '../../state.ts'
import { amounts, capital, count, nameOf } from '../words/en.ts'

type Label = (f: F, option: Option) => string

const fixed =
  (words: string): Label =>
  () =>
    words
const turnSeat = (f: F): number => f.state.turn.seat

/** What a space of the map is called. */
export function spaceName(f: F, cell: number): string {
  const space = at(f.values.spaces, cell)
  const location = at(f.state.locations, cell)
  if (location !== '') return nameOf(location)
  const place = `row ${space.row}, column ${space.col}`
  if (space.kind === 'search') return `search space ${space.letter}`
  if (space.kind === 'enemy') return `${nameOf(at(f.values.levels, space.level - 1))}, ${place}`
  return `the open land, ${place}`
}

/** A use by its name and its price; a second copy is told apart. */
function power(f: F, { name }: Option): string {
  for (const seat of f.state.players.keys()) {
    const owned = usesOf(f, seat).find(({ key }) => key === name)
    if (owned === undefined) continue
    const { id, pay } = owned.use
    return `${nameOf(id)}${name === id ? '' : ' (another)'} for ${amounts(pay ?? {})}`
  }
  return nameOf(name)
}

/** An option of the rolled face by what it costs and adds, any other by its name. */
function fightOption(f: F, option: Option): string {
  const { fight } = f.state.turn
  if (fight === null || !option.name.startsWith('face-')) return power(f, option)
  const found = faceOf(f, turnSeat(f), fight.face).options[Number(option.name.slice(5))]
  if (found === undefined) return option.name
  const adds = [
    ...(found.damage > 0 ? [`${found.damage} more damage`] : []),
    ...(found.defence > 0 ? [`${found.defence} more defence`] : []),
    ...(found.damageDice === undefined ? [] : ['a second die']),
  ]
  return `${capital(amounts(found.pay))} for ${adds.join(' and ')}`
}

function learn(f: F, { name }: Option): string {
  const slot = name.slice(name.lastIndexOf('-') + 1)
  const { colour, xp } = the.ability(f, name.slice(0, name.lastIndexOf('-')))
  const where = colour === 'red' ? `face ${slot}` : `blue slot ${slot}`
  return `Learn ${nameOf(name.slice(0, name.lastIndexOf('-')))} for ${count(xp, 'xp')}: ${where}`
}

function reroll(f: F, { name }: Option): string {
  const isGood = Object.hasOwn(f.values.villagers, name)
  return isGood
    ? `Roll again for a ${name === 'demon' ? 'bottled demon' : name}`
    : `Roll again: ${nameOf(name)}`
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
    return `Movement ${at(the.hero(f, hero).arrows, n)}`
  },
  move: (f, { n }) => `Walk to ${spaceName(f, n)}`,
  stop: fixed('Stop here'),
  visit: (_f, { name }) => `Visit ${nameOf(name)}`,
  fight: (f, { name }) => {
    const { health, attack } = the.enemy(f, name)
    return `Fight ${nameOf(name)} (health ${health}, attack ${attack})`
  },
  search: fixed('Search'),
  play: (_f, { name }) => `Play ${nameOf(name)}`,
  leave: fixed('Do nothing here'),
  power,
  reroll,
  'keep-die': ({ state }) => `Keep the ${state.turn.die}`,
  option: fightOption,
  strike: fixed('Strike'),
  'roll-on': fixed('Roll again for another round'),
  retreat: fixed('Retreat'),
  pile: (_f, { name }) => PILES_EN[name] ?? name,
  'put-away': (_f, { name }) => `Discard ${nameOf(name)}`,
  'keep-order': (_f, { name }) => `Keep ${nameOf(name)}`,
  token: (f, { n }) => `The token on ${spaceName(f, n)}`,
  change: (_f, { name }) => {
    const [give = '', take = ''] = name.split('-').map((good) => (good === 'demon' ? 'bottled demon' : good))
    return `A ${give} into a ${take}`
  },
  ready: (_f, { name }) => `Turn ${nameOf(name)} up`,
  borrow: (f, { name }) => `Use ${nameOf(name)} for ${count(the.specialist(f, name).use, 'coin')}`,
  gear: (_f, { name }) => nameOf(name),
  face: (f, { n }) => `Face ${n + 1}, on ${faceName(f, n)}`,
  blue: (f, { n }) => {
    const id = at(at(f.state.players, turnSeat(f)).blue, n)
    return id === '' ? `Blue slot ${n + 1}` : `Blue slot ${n + 1}; ${nameOf(id)} leaves`
  },
  learn,
}

/** What a red token would cover. */
function faceName(f: F, n: number): string {
  const id = at(at(f.state.players, turnSeat(f)).red, n)
  return id === '' ? 'the basic ability' : `${nameOf(id)}, which leaves`
}
