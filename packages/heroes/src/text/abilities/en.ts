// What each ability does, in a sentence for the page; by Building or Hero, one for each level of the Capital.
import type { Values } from '../../values/index.ts'
import { nameOf } from '../words/en.ts'

type Three = readonly [string, string, string]

const HUMANS: Readonly<Record<string, Three>> = {
  cathedral: [
    'In Plains, every Warrior of yours fights with 1 more Strength.',
    'Whenever you recruit a Warrior or a Hero, 1 Mana comes with it.',
    'Plains you hold at the end bring 1 more point each, up to 4.',
  ],
  'sea-dock': [
    'The Galleon has a third place aboard.',
    'After a peaceful Sail the Galleon may attack a Region beside it, all aboard helping. Nobody moves in.',
    'At sea, and in attacks of theirs, the Galleon and all aboard have 1 more Strength each.',
  ],
  'skyward-spire': [
    'Landing the Airship where you already had a Unit or a Tower brings a resource of your choice.',
    'The Airship is faster by {air}.',
    'When the Airship has landed in peace, those aboard may march on by one Region.',
  ],
  'harvest-hall': [
    'Two Serfs recruited together cost 2 Food.',
    'One of your worked Plains gives 1 more Food in Collection.',
    'Whenever you follow, you gain a resource of your choice.',
  ],
  'muster-field': [
    'Your Warriors are faster by 1.',
    'Once a round a Serf comes back from your Action Bar; its slot stays used.',
    'Every 4 Serfs in play bring a point at the end.',
  ],
  laelithar: [
    'With a Serf at his side he has 1 more Strength.',
    'Away from your Capital, each Serf who defends with him has 1 more Strength.',
    'A Battle you start and his army wins brings 2 points.',
  ],
  maerwyn: [
    'The Region she is in gives 1 more of what it yields.',
    'Once a round, for 1 Mana, a Serf joins her from your supply.',
    'When her army is attacked, up to 2 Units from beside may hurry to its help.',
  ],
  corvane: [
    'Serfs who march with him keep a Speed of 3.',
    'Once a round, after a March of his, he may ride on alone by one Region.',
    'He has 2 more Strength in a Battle he marched two Regions or more for.',
  ],
}

const ORCS: Readonly<Record<string, Three>> = {
  'blood-tent': [
    'Every Battle you start brings 1 Mana.',
    'Your army has 1 more Strength for each Serf against it; in a siege all Serfs at home count.',
    'A Battle you win brings a point for each enemy Warrior and Hero who fell in it, up to 3.',
  ],
  barracks: [
    'Every Warrior of yours fights with 1 more Strength.',
    'A Warrior costs 1 Food less, but at least 1.',
    'Recruiting a Warrior, you may buy a second one at once.',
  ],
  'war-forge': [
    'Tactic cards cost you 1 less.',
    'After a Battle each Unit you lost in it brings 1 Ore, up to 2.',
    'Attacking, your army has 2 more Strength.',
  ],
  'dragon-roost': [
    'Where the Dragon fights, enemy Serfs add nothing to their side.',
    'The Dragon is faster by {air}.',
    'Once a round an enemy in a Region bordering the Dragon loses a Serf or Warrior; its owner chooses.',
  ],
  'slag-docks': [
    'When the Gorebarge ends a Sail at sea, somebody on that coast gives you a resource you choose.',
    'The Gorebarge is faster by 1.',
    'Land you hold on other Continents at the end brings 1 more point each, up to 4.',
  ],
  gorrath: [
    'When you attack, his army has 2 more Strength.',
    'Once a turn, after an attack his army has won, it may march on by one Region.',
    'Whom his army beats takes 2 more Damage.',
  ],
  ulgha: [
    'After a Battle of hers, each Unit that fell on either side brings 1 Mana, up to 3.',
    'Once a round a Serf beside her can be given up for 2 Spell cards.',
    'In her Battles your Combat Spells cost 2 Mana less.',
  ],
  skarn: [
    'With nobody but Warriors around him he need not stop in a Desert.',
    'Ending a March beside an enemy’s Resource Region, he takes 1 of what it yields from its holder.',
    'He has 3 more Strength where no Hero stands against him.',
  ],
}

const DWARVES: Readonly<Record<string, Three>> = {
  'shrine-of-the-fall': [
    'Each other Building, each Tower and each level of the Capital you complete brings 1 Mana.',
    'Defending, your army has 2 more Strength.',
    'Each Tower brings 1 more point at the end.',
  ],
  'deep-forge': [
    'One of your worked Mountains gives 1 more Ore in Collection.',
    'Buildings cost 1 Ore less, a level of the Capital 1 less of everything.',
    'Every Warrior of yours fights with 1 more Strength.',
  ],
  'watch-stair': [
    'A Tower costs 1 Ore less, but at least 1.',
    'From one of your Towers to another is a single step, marching or flying, and for Conscripts too.',
    'Each Tower in a Resource Region yields 1 more.',
  ],
  'ironhull-slip': [
    'While the Ironhull is away from home, Collection brings 1 Ore.',
    'The Ironhull has 2 more Strength.',
    'When the Ironhull docks with a Serf there or aboard, a Tower may be built on the spot at its price.',
  ],
  'sky-anvil-works': [
    'Where the Sky-Anvil is, a Tower needs no Serf and costs 1 Ore less, but at least 1.',
    'The Sky-Anvil is faster by {air}.',
    'Whoever of yours defends beside the Sky-Anvil has 3 more Strength together.',
  ],
  brokk: [
    'Defending, he has 2 more Strength.',
    'Each Warrior in his army has 1 more Strength.',
    'His army has 1 more Strength for each of your Towers.',
  ],
  hildra: [
    'No Cast Spell and no ability of an enemy moves or destroys your Units where she is.',
    'Once a round, for 1 Mana, she draws up to 2 Serfs of an enemy from beside and you attack them.',
    'After a Battle of hers, a Serf comes to your Courtyard for each enemy Serf who fell.',
  ],
  dagna: [
    'Ending a March in Mountains, she finds 1 Ore.',
    'Once a round she may build a Tower where she is, at its price, without a Serf or an action.',
    'On a Continent other than yours at the end, she is worth 2 more points.',
  ],
}

const ELVES: Readonly<Record<string, Three>> = {
  'shadow-guildhall': [
    'Attacking, you name a Tactic card that the defender may not play; Fall Back stays allowed.',
    'Your armies march through Regions where only enemy Serfs stand.',
    'Once a round, for 2 Mana, a Serf or Warrior beside one of your Heroes or Towers is destroyed.',
  ],
  moonwell: [
    'One of your worked Forests gives 1 more Mana in Collection.',
    'Spells cost 1 Mana less, but at least 1.',
    'Each Scribed Spell brings 1 more point at the end.',
  ],
  'antler-court': [
    'In Forests, every Warrior of yours fights with 1 more Strength.',
    'The first Spell somebody else casts in a round brings you 1 Mana.',
    'You may hold one more Spell card and scribe one more Spell.',
  ],
  'ember-aerie': [
    'When the Phoenix is destroyed, you may buy it back at once.',
    'The Phoenix is faster by {air}.',
    'When the Phoenix is destroyed, 4 Mana are yours first.',
  ],
  'moonsail-haven': [
    'When the Moonsail ends a Sail at sea, you draw a Spell card.',
    'The Moonsail is faster by 1 and may sail on through the Central Sea.',
    'When the Moonsail has docked away from home, you may cast a Spell without an action.',
  ],
  cernaith: [
    'He has 1 more Strength for each Forest beside him, up to 2.',
    'Setting out from a Forest, he marches with a Speed of 3.',
    'His army has 1 more Strength for each of your Scribed Spells.',
  ],
  ithiriel: [
    'While she is in a Forest, Collection brings 1 Mana.',
    'Once a Combat Spell of yours has worked in her Battle, her army has 2 more Strength.',
    'Once a round one of your Scribed Spells turns a step towards Ready.',
  ],
  pharom: [
    'Against an army with a Hero he has 2 more Strength.',
    'Once a round he lures an enemy Hero from a Region beside him into the next one; where you stand, you attack it.',
    'When his army wins an attack, a Hero of the beaten dies besides the Damage.',
  ],
}

const TEXTS: Readonly<Record<string, Three>> = { ...HUMANS, ...ORCS, ...DWARVES, ...ELVES }

/** The Building or Hero of an ability. */
export const abilityName = (id: string): string => nameOf(id.split('.')[0] ?? id)

/** Whose ability it is, and what it does. */
export const abilitySaid = (id: string, values: Numbers): string =>
  `${abilityName(id)}: ${abilityText(id, values)}`

/** Values that a text names. */
type Numbers = Pick<Values, 'airSpeedLevel2'>

/** What an ability does: `cathedral.2`. */
export function abilityText(id: string, { airSpeedLevel2 }: Numbers): string {
  const [on = '', level] = id.split('.')
  return (TEXTS[on]?.[Number(level) - 1] ?? id).replace('{air}', String(airSpeedLevel2))
}
