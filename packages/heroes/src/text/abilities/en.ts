// The text of each ability: by Building or Hero, one text per level of the Capital.
import type { Named } from '@lorehall/grammar'
import { nameOf } from '../words/en.ts'
import type { Tuned } from '../../values/tuned.ts'

type Three = readonly [string, string, string]
export type AbilityTexts = Readonly<Record<string, Three>>

const HUMANS: Readonly<Record<string, Three>> = {
  cathedral: [
    'Your Warriors have 1 more Strength in Plains.',
    'When you recruit a Warrior or a Hero, gain 1 Mana.',
    'At the end, each Plains Region you control scores 1 more point, up to 4.',
  ],
  'sea-dock': [
    'The Galleon can carry 3 Units.',
    'After a Sail without a Battle, the Galleon and all aboard may attack an adjacent Region. They do not move in.',
    'The Galleon and each Unit aboard have 1 more Strength at sea and in Battles they start.',
  ],
  'skyward-spire': [
    'When the Airship lands where you already had a Unit or a Tower, gain a resource of your choice.',
    'The Airship has {air} more Speed.',
    'When the Airship lands without a Battle, the Units aboard may march 1 Region.',
  ],
  'harvest-hall': [
    'Two Serfs recruited together cost 2 Food.',
    'In Collection, one of your Plains Regions with a working Serf gives 1 more Food.',
    'When you follow, gain a resource of your choice.',
  ],
  'muster-field': [
    'Your Warriors have 1 more Speed.',
    'Once per round, take a Serf back from your Action Bar. Its slot stays used.',
    'At the end, score 1 point for every 4 Serfs you have in play.',
  ],
  laelithar: [
    'He has 1 more Strength with a Serf at his side.',
    'Away from your Capital, each Serf defending with him has 1 more Strength.',
    'When his army wins a Battle you started, gain 2 points.',
  ],
  maerwyn: [
    'The Region she is in gives 1 more of its resource.',
    'Once per round, pay 1 Mana to place a Serf from your supply with her.',
    'When her army is attacked, up to 2 of your Units from adjacent Regions may join it.',
  ],
  corvane: [
    'Serfs who march with him have Speed 3.',
    'Once per round, after he marches, he may march 1 more Region on his own.',
    'He has 2 more Strength in a Battle after marching 2 or more Regions.',
  ],
}

const ORCS: Readonly<Record<string, Three>> = {
  'blood-tent': [
    'When you start a Battle, gain 1 Mana.',
    'Your army has 1 more Strength for each enemy Serf. In a siege, Serfs on the Action Bar and in Buildings count, too.',
    'When you win a Battle, gain 1 point for each enemy Warrior and Hero who fell in it, up to 3.',
  ],
  barracks: [
    'Your Warriors have 1 more Strength.',
    'Warriors cost 1 Food less, but at least 1.',
    'When you recruit a Warrior, you may immediately buy a second one.',
  ],
  'war-forge': [
    'Your Tactic cards cost 1 less.',
    'After a Battle, gain 1 Ore for each Unit you lost in it, up to 2.',
    'Your army has 2 more Strength when attacking.',
  ],
  'dragon-roost': [
    'Where the Dragon fights, enemy Serfs add no Strength.',
    'The Dragon has {air} more Speed.',
    'Once per round, an enemy in a Region that borders the Dragon’s loses a Serf or Warrior of its owner’s choice.',
  ],
  'slag-docks': [
    'When the Gorebarge ends a Sail at sea, take a resource of your choice from a player on that coast.',
    'The Gorebarge has 1 more Speed.',
    'At the end, each Land Region you control on other Continents scores 1 more point, up to 4.',
  ],
  gorrath: [
    'His army has 2 more Strength when you attack.',
    'Once per turn, when his army has won as the attacker, it may march 1 more Region.',
    'Armies beaten by his army take 2 more Damage.',
  ],
  ulgha: [
    'After a Battle with her, gain 1 Mana for each Unit that fell on either side, up to 3.',
    'Once per round, give up a Serf in her Region to draw 2 Spell cards.',
    'Your Combat Spells cost 2 Mana less in her Battles.',
  ],
  skarn: [
    'He need not stop in a Desert if only Warriors march with him.',
    'When he ends a March next to an enemy’s Resource Region, take 1 of its resource from that player.',
    'He has 3 more Strength against an army without a Hero.',
  ],
}

const DWARVES: Readonly<Record<string, Three>> = {
  'shrine-of-the-fall': [
    'When you build another Building or a Tower, or raise your Capital, gain 1 Mana.',
    'Your army has 2 more Strength when defending.',
    'Each of your Towers scores 1 more point at the end.',
  ],
  'deep-forge': [
    'In Collection, one of your Mountains Regions with a working Serf gives 1 more Ore.',
    'Buildings cost 1 Ore less. Raising your Capital costs 1 less of each resource.',
    'Your Warriors have 1 more Strength.',
  ],
  'watch-stair': [
    'Towers cost 1 Ore less, but at least 1.',
    'All your Towers are adjacent to each other for marching, flying and Conscripts.',
    'Each of your Towers in a Resource Region yields 1 more.',
  ],
  'ironhull-slip': [
    'Gain 1 Ore in Collection while the Ironhull is away from your Capital Region.',
    'The Ironhull has 2 more Strength.',
    'When the Ironhull docks, you may build a Tower there at its price if a Serf of yours is there or aboard.',
  ],
  'sky-anvil-works': [
    'A Tower where the Sky-Anvil is needs no Serf and costs 1 Ore less, but at least 1.',
    'The Sky-Anvil has {air} more Speed.',
    'Your army has 3 more Strength when defending with the Sky-Anvil.',
  ],
  brokk: [
    'He has 2 more Strength when defending.',
    'Each Warrior in his army has 1 more Strength.',
    'His army has 1 more Strength for each of your Towers.',
  ],
  hildra: [
    'Cast Spells and abilities of enemies cannot move or destroy your Units in her Region.',
    'Once per round, pay 1 Mana to pull up to 2 enemy Serfs from an adjacent Region into hers and attack them.',
    'After a Battle with her, place a Serf in your Courtyard for each enemy Serf who fell.',
  ],
  dagna: [
    'When she ends a March in Mountains, gain 1 Ore.',
    'Once per round, you may build a Tower where she is, at its price, without a Serf or an action.',
    'At the end, she scores 2 more points if she is on a Continent other than yours.',
  ],
}

const ELVES: Readonly<Record<string, Three>> = {
  'shadow-guildhall': [
    'When you attack, name a Tactic card other than Fall Back. The defender may not play it.',
    'Your armies may march through Regions where enemies have only Serfs.',
    'Once per round, pay 2 Mana to destroy an enemy Serf or Warrior next to one of your Heroes or Towers.',
  ],
  moonwell: [
    'In Collection, one of your Forest Regions with a working Serf gives 1 more Mana.',
    'Your Spells cost 1 Mana less, but at least 1.',
    'Each of your Scribed Spells scores 1 more point at the end.',
  ],
  'antler-court': [
    'Your Warriors have 1 more Strength in Forests.',
    'The first time another player casts a Spell each round, gain 1 Mana.',
    'You may hold one more Spell card and scribe one more Spell.',
  ],
  'ember-aerie': [
    'When the Phoenix is destroyed, you may immediately buy it back.',
    'The Phoenix has {air} more Speed.',
    'When the Phoenix is destroyed, first gain 4 Mana.',
  ],
  'moonsail-haven': [
    'When the Moonsail ends a Sail at sea, draw a Spell card.',
    'The Moonsail has 1 more Speed and need not stop in the Central Sea.',
    'When the Moonsail docks outside your Capital Region, you may cast a Spell without an action.',
  ],
  cernaith: [
    'He has 1 more Strength for each adjacent Forest, up to 2.',
    'When he sets out from a Forest, he has Speed 3.',
    'His army has 1 more Strength for each of your Scribed Spells.',
  ],
  ithiriel: [
    'Gain 1 Mana in Collection while she is in a Forest.',
    'Her army has 2 more Strength once one of your Combat Spells has taken effect in her Battle.',
    'Once per round, turn one of your Scribed Spells one step toward Ready.',
  ],
  pharom: [
    'He has 2 more Strength against an army with a Hero.',
    'Once per round, he lures an enemy Hero from an adjacent Region to a Region next to it. If you have Units there, you attack the Hero.',
    'When his army wins as the attacker, destroy one of the loser’s Heroes in addition to Damage.',
  ],
}

export const ABILITIES_EN: AbilityTexts = { ...HUMANS, ...ORCS, ...DWARVES, ...ELVES }

/** The Building or Hero of an ability. */
export const abilityName = (f: Named, id: string): string => nameOf(f, id.split('.')[0] ?? id)

/** "Cathedral: Your Warriors have 1 more Strength in Plains." */
export const abilitySaid = (f: Named & { readonly values: Numbers }, id: string): string =>
  `${abilityName(f, id)}: ${abilityText(id, f.values)}`

/** The texts at a table, and the values that they name. */
interface Numbers {
  readonly abilityTexts: AbilityTexts
  readonly airSpeedLevel2: number
  readonly counters: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly tuned: Tuned
}

/**
 * The text of an ability with the values it names: `{air}`, a number of a counter such as `{souls.vessel}`, or its own
 * number and what that was earlier: `{n:1}`.
 */
export const withValues = (
  id: string,
  text: string,
  { airSpeedLevel2, counters, tuned }: Omit<Numbers, 'abilityTexts'>,
): string =>
  text
    .replace(/\{n:(\d+)\}/, (_, before: string) => String(tuned.abilities?.[id] ?? before))
    .replace('{air}', String(airSpeedLevel2))
    .replace(/\{(\w+)\.(\w+)\}/, (_, counter: string, name: string) =>
      String(counters[counter]?.[name] ?? ''),
    )

/** The text of an ability, such as `cathedral.2`. */
export function abilityText(id: string, values: Numbers): string {
  const [on = '', level] = id.split('.')
  return withValues(id, values.abilityTexts[on]?.[Number(level) - 1] ?? id, values)
}
