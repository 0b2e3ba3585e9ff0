// Why an option is refused, and what would help.
import type { Option, Reason, Seat } from '@lorehall/kernel'
import { TACTICS } from '../../cards/tactics.ts'
import { tacticPrice } from '../../rules/battle/tactics.ts'
import { factionOf, player } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { SUPPLY } from '../../state.ts'
import type { VesselKind } from '../../values/words.ts'
import { nameOf, priceSaid, unitName } from '../words/en.ts'

const REASONS: Readonly<Record<string, string>> = {
  'faction-out': 'This table plays without this faction. Choose a different one.',
  'faction-taken': 'Another player leads this faction. Choose a different one.',
  'not-beside': 'Choose a Continent next to one that is taken.',
  occupied: 'There is already a Capital there.',
  'slot-used': 'You’ve already used this slot this round.',
  'used-up': 'You’ve already used it this round.',
  'not-met': 'Its conditions aren’t met.',
  'nothing-to-do': 'It wouldn’t do anything now.',
  'no-supply': 'You have none left in your supply.',
  'cannot-pay': 'You don’t have the resources. Tax or Collection can give you some.',
  'no-building': 'You need its Building first. Take Build to get it.',
  'harbor-held': 'An enemy is in the sea below your Capital. Drive them away first.',
  'hired-out': 'Somebody has already hired them.',
  'one-hireling': 'You may employ only 1 Hero for hire. Dismiss the one you have first.',
  stands: 'You’ve already built it.',
  'no-serf': 'You need a Serf in your Courtyard. Recruit one first.',
  'top-level': 'Your Capital is already at the highest level.',
  'tower-limit': 'You may have 1 Tower per level of your Capital. Raise it first.',
  'tower-there': 'There is already a Tower there.',
  'continent-closed': 'This Continent is closed.',
  'continent-has-tower': 'You can’t have another Tower on this Continent. Build on a different one.',
  'too-far': 'It’s too far for the Speed you have left.',
  'cannot-end': 'From there, you couldn’t reach a Region where your move may end.',
  'cannot-pay-toll': 'You need 1 Food for each Unit that leaves the Entanglement. Try fewer Units.',
  'five-march': 'At most 5 Units can march together. Leave one behind first.',
  'last-unit': 'At least 1 of your Units has to go.',
  'no-room': 'There isn’t room for all of them. Leave some behind.',
  'no-seat-aboard': 'There’s no room aboard. Unload a Unit first.',
  'own-limit': 'You’ve chosen as many as you can keep. Put one back first.',
  'not-cast': 'Only Spells with the Cast sign can be scribed.',
  'not-ready': 'This Scribed Spell isn’t Ready. It turns one step at the end of each round.',
  'other-kind': 'This kind of Spell can’t be cast now.',
  'no-use': 'It would have no effect now.',
  'no-scribe-slot': 'You have no free slot for a Scribed Spell. Raising your Capital gives you one more.',
  'other-side': 'Only the other side can play this.',
  'serfs-only': 'An army of only Serfs can’t play it.',
  barred: 'It’s forbidden in this Battle.',
  'cannot-pay-tactic': 'You can’t pay for it with resources or by sacrificing Units.',
}

/** A refused option, and the seat it is refused to. */
interface Refused {
  readonly seat: Seat
  readonly option: Option
}

type Said = (f: F, refused: Refused) => string | null

/** Why a Vessel of this kind can't move: it isn't in play, or it has nowhere to go. */
function vesselSaid(f: F, seat: Seat, kind: VesselKind): string {
  const { vessels, buildings } = player(f, seat)
  if (vessels[kind].at !== SUPPLY) return `Your ${unitName(kind)} has nowhere to go.`
  const { units, buildings: all } = factionOf(f, seat)
  const needed = all.find(({ opens }) => opens === kind)
  const none = `You have no ${unitName(kind)}.`
  return needed === undefined || buildings.includes(needed.id)
    ? `${none} Recruit the ${nameOf(f, units[kind])} first.`
    : `${none} Build the ${nameOf(f, needed.id)} first.`
}

const NOTHING_TO_DO: Readonly<Record<string, (f: F, seat: Seat) => string>> = {
  recruit: () => 'You can’t pay for any Unit. Tax or Collection can give you resources.',
  build: () =>
    'You can’t build anything: you need the resources, and a Serf in your Courtyard for a Building.',
  'march-1': () => 'None of your Units can march anywhere.',
  'march-2': () => 'None of your Units can march anywhere.',
  sail: (f, seat) => vesselSaid(f, seat, 'sea'),
  fly: (f, seat) => vesselSaid(f, seat, 'air'),
  cast: () => 'You have no Spell that you can cast and pay for now.',
}

/** Reasons that depend on the refused option. */
const BY_OPTION: Readonly<Record<string, Said>> = {
  'nothing-to-do': (f, { seat, option: { name } }) => NOTHING_TO_DO[name]?.(f, seat) ?? null,
  'other-side': (f, { option: { name } }) => {
    const tactic = TACTICS.find((one) => one === name)
    return tactic === undefined ? null : `Only the ${f.values.tactics[tactic].side} can play this.`
  },
  'cannot-pay-tactic': (f, { seat, option: { name } }) => {
    const tactic = TACTICS.find((one) => one === name)
    const cost = tactic === undefined ? null : f.values.tactics[tactic].cost
    if (tactic === undefined || cost === null) return null
    const n = tacticPrice(f, seat, tactic)
    return `You need ${priceSaid({ [cost.kind]: n })}, or Units with Strength ${n} to sacrifice.`
  },
}

export const reason = ({ id }: Reason, f: F, refused: Refused): string =>
  BY_OPTION[id]?.(f, refused) ?? REASONS[id] ?? f.values.box.text.reasons[id] ?? id
