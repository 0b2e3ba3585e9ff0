// What is asked.
import { said } from '@lorehall/grammar'
import type { Ask } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { abilitySaid } from '../abilities/en.ts'
import { nameOf } from '../words/en.ts'
import { SPELL_PROMPTS } from './spells/en.ts'

const PROMPTS: Readonly<Record<string, string>> = {
  pickFaction: 'Which faction do you lead?',
  pickCapital: 'On which Continent does your Capital stand?',
  closeContinent: 'Which Continent stays closed in this game?',
  settleEnemy: 'On which neighbouring Continent does the Enemy live?',
  giveUp: 'Which Unit do you lose?',
  loseMost: 'You hold as much of several: which do you lose?',
  turn: 'Which action does your token go to?',
  afterAction: 'Anything else before your turn ends?',
  marchFrom: 'From which Region does an army march?',
  marchWith: 'Who marches?',
  sailFrom: 'From which Region does an army sail?',
  sailWith: 'Who sails?',
  flyFrom: 'From which Region does an army fly?',
  flyWith: 'Who flies?',
  takeAlong: 'May your Units go along with your ally?',
  letAboard: 'May a Unit of your ally come aboard your Vessel?',
  loadSea: 'Who sails aboard?',
  loadAir: 'Who flies aboard?',
  unload: 'Who steps out?',
  march: 'Where does the army march?',
  sail: 'Where does the Vessel sail?',
  fly: 'Where does the Vessel fly?',
  muster: 'Muster another Command action with a Serf?',
  blank: 'Which slot does your token fill, without an action?',
  recruit: 'Whom do you recruit?',
  build: 'What do you build?',
  research: 'Conjure new Spell cards, or scribe one you hold?',
  keepSpells: 'Which Spell cards do you keep?',
  awaySpell: 'Which Spell card do you put away?',
  tax: 'Which resource do you tax?',
  give: 'Do you give your ally resources?',
  explore: 'Which token do you resolve first?',
  wizardTower: 'Pay the wizard for a Research?',
  farm: 'Pay for a Serf from the farm?',
  knight: 'Pay for the Wandering Knight?',
  fisherman: 'Take the Stranded Fisherman aboard as a Serf?',
  driven: 'Where do your Units flee to?',
  rogue: 'Pay the Rogue, or lose a Unit?',
  peek: 'Into whose Spell cards does the Rogue look?',
  unstable: 'The ground gives way: where do your Units go?',
  storm: 'On which Shore does the storm set your Vessel down?',
  pirates: 'You cannot pay the Pirates: which Unit do you lose?',
  piratesGo: 'Where do the Pirates go?',
  lead: 'Who leads the defence?',
  tactic: 'Which Tactic card do you play?',
  conscript: 'Who comes into the Battle?',
  payTactic: 'Pay for your Tactic card, or sacrifice a Unit?',
  loseUnits: 'Which Unit do you lose?',
  retreat: 'Where do your Units retreat to?',
  landAir: 'Where does your Air Vessel land?',
  surplus: 'Who goes home? Only five may stay.',
  'follow-recruit': 'Follow the Recruit with a Serf?',
  'follow-build': 'Follow the Build with a Serf?',
  'follow-research': 'Follow the Research with a Serf?',
  'follow-tax': 'Follow the Tax with a Serf?',
}

/** Who asks is named where more than one Spell or ability asks the same. */
export function prompt(ask: Ask, f: F, names: readonly string[]): string {
  const { prompt: name, from = '' } = ask
  const { values } = f
  const brought = values.box.text.prompts[name]
  if (brought !== undefined) return said(brought, f, ask, names)
  const given = name === 'marchFrom' && from.includes('.')
  if (name === 'ability' || given) return abilitySaid(from, values)
  const asked = SPELL_PROMPTS[name]
  return asked === undefined
    ? (PROMPTS[name] ?? name)
    : asked.replace('{}', nameOf(from.split('.')[0] ?? from))
}
