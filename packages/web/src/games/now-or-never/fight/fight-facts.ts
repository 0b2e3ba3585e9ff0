// A fight as it stands: both sides, the die and what its faces do, and what each answer would come to.
import {
  added,
  type Bag,
  type Blow,
  chanceToWin,
  faceOf,
  maxHearts,
  maxMana,
  nameOf,
  type Odds,
  prospectsOf,
} from '@lorehall/now-or-never/face'
import type { Update, WireOption } from '@lorehall/host'
import { factsOf } from '../facts.ts'
import { playerOf, viewOf } from '../view.ts'

export interface FaceFacts {
  readonly die: number
  readonly name: string
  readonly damage: number
  readonly defence: number
  /** What can be paid for when it lies up. */
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
  /** Null where a quest names the fight. */
  readonly level: number | null
  /** What is left. */
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
  /** Of every round. */
  readonly defence: number
  readonly foe: Foe
  /** The number that lies up; 0: none yet. */
  readonly die: number
  readonly faces: readonly FaceFacts[]
  readonly choices: readonly Choice[]
  /** With the best answers; null for those who look on in the middle of a round. */
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

/** What is asked about the fight; not what may be done at any time. */
function choicesOf(update: Update, seat: number): Choice[] {
  const prospect = prospectsOf(factsOf(update), seat)
  return (update.ask?.options ?? []).flatMap((option) => {
    const found = prospect({ kind: option.kind, name: option.id.slice(option.kind.length + 1) })
    return found === null ? [] : [{ option, ...found }]
  })
}

const best = (choices: readonly Choice[]): Odds =>
  choices.reduce((most, { odds }) => (odds.win > most.win ? odds : most), NONE)

const known = new WeakMap<Update, FightFacts | null>()

/** Null while nobody fights. */
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
