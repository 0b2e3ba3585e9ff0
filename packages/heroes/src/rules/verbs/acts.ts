// One function per verb. Choices a verb leaves open are asked in separate steps.
import type { About } from '../../cards/about.ts'
import type { Act } from '../../cards/effect.ts'
import { other } from '../battle/army.ts'
import { player } from '../lookup.ts'
import { holds } from '../pieces.ts'
import { drawSpells } from '../piles.ts'
import { score } from '../points.ts'
import { gain, pay } from '../purse.ts'
import type { F, T } from '../step.ts'
import { amount } from './amount.ts'
import { actInBattle } from './battles.ts'
import { actAgain, goAgain } from './deeds.ts'
import { kill } from './kills.ts'
import { hurtArmy, mark, razeTower } from './marks.ts'
import { touches } from './scope.ts'
import { placeUnits, moveUnits, sendHome } from './units.ts'
import { actOnSpell } from '../spells/acts.ts'

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>

function gainSome(t: T, about: About, { kind, n }: ActOf<'gain'>, from: string): void {
  const some = amount(t, about, n)
  if (some <= 0) return
  if (kind === 'any') t.push({ do: 'gainChosen', seat: about.seat, n: some, from })
  else gain(t, about.seat, { [kind]: some }, from)
}

/** `who`: the player that was picked; otherwise the player in the trigger, such as the caster. */
function loseSome(t: T, about: About, { who, kind, n }: ActOf<'lose'>, from: string): void {
  const loser = who === 'who' ? about.who : about.other
  if (loser === undefined || !touches(t, about, loser)) return
  if (kind !== undefined) return pay(t, loser, { [kind]: Math.min(n, player(t, loser)[kind]) }, from)
  t.push({ do: 'loseChosen', seat: about.seat, who: loser, n, from })
}

/** The leader of the side that lost the current Battle. */
function loserIn({ state: { battle } }: F): number | undefined {
  return battle === null || battle.winner === '' ? undefined : battle[other(battle.winner)].seat
}

/** The players something is taken from. */
function sources(f: F, about: About, from: ActOf<'take'>['from']): number[] {
  const all = f.state.players.flatMap((_, seat) => (touches(f, about, seat) ? [seat] : []))
  if (from === 'others') return all
  const one = from === 'who' ? about.who : (about.other ?? (from === 'loser' ? loserIn(f) : undefined))
  const { r } = about
  if (from === 'holder' && r !== undefined) return all.filter((seat) => holds(player(f, seat), r))
  return all.filter((seat) => seat === one)
}

function takeSome(t: T, about: About, verb: ActOf<'take'>, from: string): void {
  const { n, maxEach = n } = verb
  const kind = verb.kind === 'any' ? null : (t.values.world.lands[about.r ?? -1]?.yields ?? null)
  const whom = sources(t, about, verb.from)
  const upTo = verb.from === 'others'
  t.push({ do: 'takeChosen', seat: about.seat, whom, kind, n, maxEach, upTo, taken: [], from })
}

function drawSome(t: T, { seat }: About, n: number): void {
  t.push({ do: 'keepSpells', seat })
  drawSpells(t, seat, n)
}

/** Carries out one verb for the owner of the effect. */
export function act(t: T, about: About, verb: Act, from: string): void {
  const { seat } = about
  switch (verb.do) {
    case 'gain':
      return gainSome(t, about, verb, from)
    case 'lose':
      return loseSome(t, about, verb, from)
    case 'take':
      return takeSome(t, about, verb, from)
    case 'swap':
      return t.push({ do: 'swapOne', seat, got: [], from, ...(verb.n === undefined ? {} : { left: verb.n }) })
    case 'vp':
      return score(t, seat, amount(t, about, verb.n), from)
    case 'draw':
      return drawSome(t, about, verb.n)
    case 'place':
      return placeUnits(t, about, verb, from)
    case 'move':
      return moveUnits(t, about, verb, from)
    case 'send':
      return sendHome(t, about, from)
    case 'kill':
      return kill(t, about, verb, from)
    case 'raze':
      return razeTower(t, about)
    case 'damage':
      return hurtArmy(t, about, verb.n, from)
    case 'mark':
      return mark(t, about, verb, from)
    case 'reveal':
      return t.push({
        do: 'revealOne',
        seat,
        n: verb.n,
        about,
        from,
        ...(verb.of === undefined ? {} : { of: verb.of }),
      })
    case 'go':
      return goAgain(t, about, verb, from)
    case 'act':
      return actAgain(t, about, verb, from)
    case 'recall':
      return t.push({ do: 'recallSerf', seat, reopen: verb.reopen === true, from })
    case 'turn':
      return t.push({ do: 'turnSpell', seat, from })
    case 'cancel':
    case 'copy':
    case 'keep':
    case 'ward':
      return actOnSpell(t, about, verb.do)
    case 'battle':
    case 'cease':
    case 'bar':
    case 'unveil':
    case 'harm':
      return actInBattle(t, about, verb, from)
    default:
      t.values.box.words?.act(t, about, verb, from)
  }
}
