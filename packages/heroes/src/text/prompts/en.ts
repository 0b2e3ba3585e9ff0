// The questions the game asks.
import { said } from '@lorehall/grammar'
import type { Ask } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { abilitySaid } from '../abilities/en.ts'
import { owedBy } from '../../rules/battle/payment.ts'
import { nameOf, priceSaid } from '../words/en.ts'
import { MARCHES, marchSaid } from '../march/en.ts'
import { SECRET_PROMPTS, SPELL_PROMPTS } from './spells/en.ts'

const PROMPTS: Readonly<Record<string, string>> = {
  pickFaction: 'Which faction do you lead?',
  pickCapital: 'Which Continent do you settle on?',
  closeContinent: 'Which Continent do you close? Nobody can go there in this game.',
  settleEnemy: 'Which neighboring Continent does the Enemy settle on?',
  giveUp: 'Which Unit do you lose?',
  loseMost: 'Which resource do you lose? You have equal amounts.',
  turn: 'Which action do you take?',
  afterAction: 'Anything else before your turn ends?',
  marchFrom: 'Which Region do you march from?',
  marchWith: 'Which Units march?',
  sailFrom: 'Which Region do you sail from?',
  sailWith: 'Which Units sail?',
  flyFrom: 'Which Region do you fly from?',
  flyWith: 'Which Units fly?',
  takeAlong: 'Do you let your Units move with your ally?',
  letAboard: 'Do you let your ally’s Unit board your Vessel?',
  loadSea: 'Which Units sail with the Vessel?',
  loadAir: 'Which Units fly with the Vessel?',
  unload: 'Which Units leave the Vessel?',
  march: 'Where do you march?',
  sail: 'Where do you sail?',
  fly: 'Where do you fly?',
  muster: 'Send a Serf to Muster another Command action?',
  blank: 'Which slot do you put your token on without taking its action?',
  recruit: 'What do you recruit? One purchase per action.',
  build: 'What do you build? One thing per action.',
  research: 'Do you Conjure new Spell cards or Scribe one you hold?',
  keepSpells: 'Which Spell cards do you keep?',
  awaySpell: 'Which Spell card do you discard?',
  tax: 'Which resource do you take?',
  give: 'Do you give resources to your ally?',
  explore: 'Which token do you resolve first?',
  wizardTower: 'Pay the wizard to Conjure new Spell cards or Scribe one?',
  farm: 'Pay for a Serf from the Farm?',
  knight: 'Pay for the Wandering Knight?',
  fisherman: 'Take the Stranded Fisherman aboard as a Serf?',
  driven: 'The Monster is too strong. Where do your Units flee to?',
  rogue: 'Pay the Rogue, or lose a Unit?',
  peek: 'Whose Spell cards does the Rogue look at?',
  unstable: 'Where do your Units go? The ground gives way.',
  storm: 'Which Shore does the storm carry your Units to?',
  pirates: 'Which Unit do you lose? You can’t pay the Pirates.',
  piratesGo: 'Where do the Pirates go?',
  lead: 'Who leads the defense?',
  tactic: 'Which Tactic card do you play?',
  conscript: 'Which Unit joins the Battle?',
  retreat: 'Where do your Units retreat to?',
  landAir: 'Where does your army land? It can’t stay at sea.',
  surplus: 'Which Unit goes home? Only 5 may stay.',
  'follow-recruit': 'Send a Serf to follow Recruit?',
  'follow-build': 'Send a Serf to follow Build?',
  'follow-research': 'Send a Serf to follow Research?',
  'follow-tax': 'Send a Serf to follow Tax?',
}

/** Questions with numbers of the current position. */
const COUNTED: Readonly<Record<string, (f: F, ask: Ask) => string>> = {
  payTactic: (f, { seat }) => {
    const { battle } = f.state
    const side = battle?.attacker.seat === seat ? battle.attacker : battle?.defender
    const card = side === undefined ? '' : nameOf(f, side.tactic)
    const price = priceSaid(owedBy(f, seat) ?? {})
    return `Pay ${price} for ${card}, or sacrifice Units with Strength ${side?.owed ?? 0}?`
  },
  loseUnits: (f) => {
    const n = f.state.battle?.damage ?? 0
    return `Which Unit do you lose? ${n} Damage to cover, by the Units’ Natural Strength.`
  },
}

/** Names the Spell or ability that asks, where several of them ask the same question. */
export function prompt(ask: Ask, f: F, names: readonly string[]): string {
  const { prompt: name, from = '' } = ask
  const { values } = f
  const brought = values.box.text.prompts[name]
  if (brought !== undefined) return said(brought, f, ask, names)
  const counts = COUNTED[name]
  if (counts !== undefined) return counts(f, ask)
  const given = name === 'marchFrom' && from.includes('.')
  if (name === 'ability' || given) return abilitySaid(f, from)
  if (Object.hasOwn(MARCHES, name)) return marchSaid(f, ask)
  const asked = (ask.own === 1 ? SECRET_PROMPTS[name] : undefined) ?? SPELL_PROMPTS[name]
  return asked === undefined
    ? (PROMPTS[name] ?? name)
    : asked.replace('{}', nameOf(f, from.split('.')[0] ?? from))
}
