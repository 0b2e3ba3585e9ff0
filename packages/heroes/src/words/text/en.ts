// The texts of further words.
import type { F } from '../../rules/step.ts'
import { UNITS } from '../../values/words.ts'
import { raisePrice } from '../souls.ts'
import type { Module } from '../../box/module.ts'
import { abilityName } from '../../text/abilities/en.ts'
import { text as fieldOf, whom } from '../../text/events/line.ts'
import { regionSaid } from '../../text/regions/en.ts'
import { tokenName } from '../../text/tokens/en.ts'
import { counted, nameOf, pieceSaid } from '../../text/words/en.ts'

const soulsSaid = (n: number): string => counted(n, 'Soul', 'Souls')

/** The Souls for raising this Unit. */
function priceNamed(f: F, name: string): number {
  const unit = UNITS.find((one) => one === name)
  return unit === undefined ? 0 : raisePrice(f, unit)
}

export const text: Module['text'] = {
  prompts: {
    'words/payAny': (f, { from = '' }) => `Which resource do you pay for ${nameOf(f, from)}?`,
    'words/collect': (f, { from = '' }) => `Which resource do you gain from ${abilityName(f, from)}?`,
    'words/lift': (f, { from = '' }) => `Discard the ${tokenName(f, from)} without effect?`,
    'words/noRoom': 'There is no room for all of them to land. Which Unit do you lose?',
    'words/tribute': (f, { from = '' }) => `Which resource do you give (${abilityName(f, from)})?`,
    'words/reap': (f, { from = '' }) => `Who loses a Unit (${abilityName(f, from)})?`,
    'words/reaped': (f, { from = '' }) => `Which Unit do you lose (${abilityName(f, from)})?`,
    'words/raise': 'Which Unit do you raise?',
    'words/raiseAt': 'Where does it rise?',
    'words/boost': 'How many Souls do you spend?',
    'words/enlist': 'Which of the fallen joins your army?',
    'words/payFood': 'What do you pay with?',
    'words/rechoose': 'Which Tactic card do you play instead?',
    'words/unleash': 'Which Pirates do you send?',
    'words/unleashTo':
      'Which Sea Region do the Pirates go to? An enemy Sea Vessel there has to pay or lose a Unit.',
    'words/afflict': (f, { from = '' }) => `What do you lose (${nameOf(f, from)})?`,
    'words/harvest': (f, { from = '' }) => `Which resource do you gain (${nameOf(f, from)})?`,
    'words/purge': 'What do you remove?',
    'words/befriend': 'Which Nomad do you take?',
    'words/blow': 'Which Unit do you send home?',
    'words/setDown': 'Which Units do you set down here? They stay, and the Vessel flies on.',
  },
  options: {
    raising: 'Raise Units for Souls',
    raise: (f, { n, name }) => `${pieceSaid(f, n, name)} (${soulsSaid(priceNamed(f, name))})`,
    'raise-at': (f, { name }) => regionSaid(f, name),
    boost: (_f, { n }) => (n === 0 ? 'None' : `${soulsSaid(n)} for ${n} Strength`),
    enlist: (f, { n, name }) => pieceSaid(f, n, name),
    another: (f, { name }) => nameOf(f, name),
    'give-serf': 'Lose a Serf',
    'from-stock': 'One from the stock',
    'set-down': 'Set down Units here',
    'pay-kind': (f, { name }) => `1 ${nameOf(f, name)}`,
  },
  events: {
    'words/souls': (e) => {
      const what = soulsSaid(Number(fieldOf(e, 'n')))
      return [`gains ${what}`, `gain ${what}`]
    },
    'words/spent': (e) => {
      const what = soulsSaid(Number(fieldOf(e, 'n')))
      return [`spends ${what}`, `spend ${what}`]
    },
    'words/gave': (e, f, names, reader) => {
      const card = e['card'] === undefined ? 'a Spell card' : nameOf(f, fieldOf(e, 'card'))
      const what = `${card} to ${whom(e, 'whom', names, reader)}`
      return [`gives ${what}`, `give ${what}`]
    },
    'words/captured': (e, f) => {
      const what = `${counted(Number(fieldOf(e, 'n')), 'Nomad')} in ${regionSaid(f, fieldOf(e, 'region'))}`
      return [`captures ${what}`, `capture ${what}`]
    },
    'words/drivenBack': (e, f) => ({
      whose: `Units are driven back by the Nomads in ${regionSaid(f, fieldOf(e, 'region'))}`,
    }),
    'words/befriended': () => ['takes a Nomad as a helper', 'take a Nomad as a helper'],
    'words/purged': (e, f) => {
      const what = `the ${tokenName(f, fieldOf(e, 'token'))} in ${regionSaid(f, fieldOf(e, 'region'))}`
      return [`removes ${what}`, `remove ${what}`]
    },
    'words/lifted': (e, f) => {
      const what = `the ${tokenName(f, fieldOf(e, 'token'))} in ${regionSaid(f, fieldOf(e, 'region'))} without effect`
      return [`discards ${what}`, `discard ${what}`]
    },
  },
  rules: {
    'words/souls': 'H-UNDEAD-9',
    'words/spent': 'H-UNDEAD-9',
    'words/lifted': 'H-EXPLORE-1',
    'words/gave': 'H-BIRDFOLK-5',
    'words/purged': 'H-PLAGUE-9',
    'words/captured': 'H-NOMAD-4',
    'words/drivenBack': 'H-NOMAD-4',
    'words/befriended': 'H-DESERT-6',
  },
  reasons: {
    'spell-barred': 'An enemy Hero here bars Combat Spells that cost this much.',
    floats: 'Your faction starts on the Floating Continent.',
    reserved: 'Another faction in this game starts on the Floating Continent.',
    sinks: 'Your faction can’t start on the Floating Continent.',
    'must-float':
      'There are more players than other Continents, so you have to start on the Floating Continent.',
  },
}
