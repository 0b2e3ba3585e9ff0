// How bots judge pets: weights of options, and the value of a pet to its owner.
import type { Ask, Option } from '@lorehall/kernel'
import type { AnyCard } from '../../cards/card.ts'
import { championOf } from '../../rules/champion.ts'
import { idsOf } from '../../loaded.ts'
import { printedGives } from '../../rules/activate.ts'
import { player, sum } from '../../rules/counters.ts'
import { anyCard } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { COMMON, type Player } from '../../state.ts'
import { GIVES_MORE } from './cards/vocabulary.ts'
import { MENAGERIE } from './regions.ts'
import { isAwake, type Pet, petsIn, petsOf } from './state.ts'

/** For the quick player; 10 is usual. */
export const eager: Readonly<Record<string, number>> = {
  spare: 10,
  adopt: 14,
  'adopt-top': 9,
  master: 12,
  'move-pet': 1,
  more: 30,
  'token-up': 8,
  'token-down': 8,
  'draw-quest': 12,
  unveil: 12,
}

const WORTH = {
  /** A pet that helps whenever its master is active, early in the game. */
  helps: 4,
  /** A pet that helps now and then. */
  seldom: 0.8,
  /** Per attribute its master gives: masters that give more are activated more often. */
  busy: 0.08,
  /** Its master leads every fight. */
  leads: 0.8,
  /** Awake, and not yet used in this turn. */
  ready: 0.2,
  /** Per attribute the player has of the three that a pet costs, once the Menagerie is discovered. */
  saved: 0.3,
}

/** About how many rounds a game has. Lasting help loses value every round. */
const ROUNDS = 12

/** The part of that value that is left near the end. */
const NEAR_THE_END = 0.15

function lasting({ state: { round, lastRound } }: F): number {
  return lastRound === 0 ? Math.max(NEAR_THE_END, 1 - round / ROUNDS) : NEAR_THE_END
}

/** Effects of the base vocabulary are always useful; the module's own verbs only at times. */
function helpsOften({ active, always, use }: AnyCard, { relics }: Player): boolean {
  if (use !== undefined)
    return use.verbs.every(({ verb }) => verb !== 'own' && (verb !== 'chargeRelic' || relics.length > 0))
  return active?.[GIVES_MORE] !== undefined || always?.freeActivation !== undefined
}

function helps(f: F, seat: number, pet: Pet): number {
  const card = anyCard(f, pet.card)
  const p = player(f, seat)
  const { party, used } = p
  if (card.always?.cannotDie !== undefined)
    return championOf(f.values.box.cards, idsOf(party)) === pet.master ? WORTH.leads : 0
  const ready = card.use !== undefined && isAwake(f, pet) && !used.includes(pet.card) ? WORTH.ready : 0
  const busy = sum(printedGives(f, pet.master)) * WORTH.busy
  return (helpsOften(card, p) ? WORTH.helps : WORTH.seldom) + busy + ready
}

/** A player with some of each attribute can go and buy a pet. */
function saved(f: F, seat: number): number {
  const { pile } = petsIn(f)
  if (pile.open.length === 0 || !f.state.regions.includes(MENAGERIE)) return 0
  const { spheres } = player(f, seat)
  return COMMON.filter((a) => spheres[a] > 0).length * WORTH.saved
}

export function worth(f: F, seat: number): number {
  let total = saved(f, seat)
  for (const pet of petsOf(f, seat)) if (pet.master !== '') total += helps(f, seat, pet)
  return total * lasting(f)
}

/** The masters worth considering: those that help the pet most. */
const A_FEW = 6

export function promising(f: F, { seat, prompt, from = '', options }: Ask): readonly Option[] | null {
  if (prompt !== 'menagerie/move' && prompt !== 'menagerie/attach') return null
  const masters = options.filter(({ kind }) => kind === 'master')
  const help = ({ name }: Option) => helps(f, seat, { card: from, master: name })
  const best = masters.toSorted((a, b) => help(b) - help(a)).slice(0, A_FEW)
  return options.filter((option) => option.kind !== 'master' || best.includes(option))
}
