// The current fight: both sides, the die and its faces, and the consequences of each option.
import {
  added,
  type Bag,
  type Blow,
  chanceToWin,
  faceOf,
  maxHearts,
  maxMana,
  type Odds,
  prospectsOf,
} from '@lorehall/now-or-never/client'
import type { Update, WireOption } from '@lorehall/host'
import { factsOf } from '../facts.ts'
import { inPlaces } from '../../../table-ui/manner.ts'
import { playerOf, viewOf } from '../view.ts'
import { nameOf } from '../cards/names.ts'

export interface FaceFacts {
  readonly die: number
  readonly name: string
  readonly damage: number
  readonly defence: number
  /** Effects that can be paid for when this face is rolled. */
  readonly options: readonly {
    readonly pay: Bag
    readonly damage: number
    readonly defence: number
    readonly die: boolean
  }[]
}

export interface Choice {
  readonly option: WireOption
  readonly odds: Odds
  readonly blow: Blow | null
}

export interface Foe {
  readonly id: string
  readonly name: string
  /** Null if the fight comes from a quest. */
  readonly level: number | null
  /** The remaining health. */
  readonly health: number
  readonly of: number
  readonly attack: number
  readonly reward: Bag & { readonly villagers?: number }
}

export interface FightFacts {
  readonly seat: number
  readonly hero: string
  readonly hearts: number
  readonly maxHearts: number
  readonly mana: number
  readonly maxMana: number
  /** The defense in every round. */
  readonly defence: number
  readonly foe: Foe
  /** The rolled number; 0: none yet. */
  readonly die: number
  readonly faces: readonly FaceFacts[]
  readonly choices: readonly Choice[]
  /** With the best choices; null after a roll, for seats that have no choice to make. */
  readonly chance: Odds | null
}

const DICE = [1, 2, 3, 4]
const NONE: Odds = { win: 0, hearts: 0 }

type FightNow = NonNullable<ReturnType<typeof viewOf>['turn']['fight']>

function foeOf(update: Update, { id, health, attack, dealt }: FightNow): Foe {
  const enemy = factsOf(update).values.enemies[id]
  return {
    id,
    name: nameOf(id),
    level: enemy?.level ?? null,
    health: Math.max(0, health - dealt),
    of: health,
    attack,
    reward: enemy?.reward ?? {},
  }
}

function facesOf(update: Update, seat: number): FaceFacts[] {
  const facts = factsOf(update)
  return DICE.map((die) => {
    const { id, damage, defence, options } = faceOf(facts, seat, die)
    const basic = id === playerOf(update, seat)?.hero
    return {
      die,
      name: nameOf(basic ? `${id}-${die}` : id),
      damage,
      defence,
      options: options.map((option) => ({
        pay: option.pay,
        damage: option.damage,
        defence: option.defence,
        die: option.damageDice !== undefined,
      })),
    }
  })
}

/** The options of the fight itself, without extras, in the order of their buttons. */
function choicesOf(update: Update, seat: number): Choice[] {
  const prospect = prospectsOf(factsOf(update), seat)
  return inPlaces(update.ask?.options ?? []).flatMap((option) => {
    const found = prospect({ kind: option.kind, name: option.id.slice(option.kind.length + 1) })
    return found === null ? [] : [{ option, ...found }]
  })
}

const best = (choices: readonly Choice[]): Odds =>
  choices.reduce((most, { odds }) => (odds.win > most.win ? odds : most), NONE)

const known = new WeakMap<Update, FightFacts | null>()

/** Null if there is no fight. */
export function fightOf(update: Update): FightFacts | null {
  const found = known.get(update) ?? read(update)
  known.set(update, found)
  return found
}

function read(update: Update): FightFacts | null {
  const { turn } = viewOf(update)
  const { seat, fight, die } = turn
  const player = playerOf(update, seat)
  if (fight === null || player === undefined) return null
  const facts = factsOf(update)
  const choices = choicesOf(update, seat)
  return {
    seat,
    hero: player.hero,
    hearts: player.hearts,
    maxHearts: maxHearts(facts, seat),
    mana: player.mana,
    maxMana: maxMana(facts, seat),
    defence: added(facts, seat, 'defence'),
    foe: foeOf(update, fight),
    die: fight.face === 0 ? die : fight.face,
    faces: facesOf(update, seat),
    choices,
    chance: choices.length > 0 ? best(choices) : fight.face > 0 ? null : chanceToWin(facts, seat, fight),
  }
}
