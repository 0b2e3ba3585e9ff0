// The name of every faction, Hero, Vessel, Building, Spell, Tactic card, token and marker, and the text of every
// Spell card, in our own short words. By id; a Spell by its design.
import { FACTIONS_EN } from '../factions/en.ts'

interface CardText {
  readonly name: string
  readonly text?: string
}

export const CARDS_EN: Readonly<Record<string, CardText>> = {
  // Factions
  humans: { name: FACTIONS_EN.humans },
  orcs: { name: FACTIONS_EN.orcs },
  dwarves: { name: FACTIONS_EN.dwarves },
  elves: { name: FACTIONS_EN.elves },
  // Heroes
  laelithar: { name: 'Laelithar' },
  maerwyn: { name: 'Maerwyn' },
  corvane: { name: 'Corvane' },
  gorrath: { name: 'Gorrath Rainborn' },
  ulgha: { name: 'Ulgha Bonecaller' },
  skarn: { name: 'Skarn Longstride' },
  brokk: { name: 'Brokk Stonehelm' },
  hildra: { name: 'Hildra' },
  dagna: { name: 'Dagna Swiftpick' },
  cernaith: { name: 'Cernaith' },
  ithiriel: { name: 'Ithiriel' },
  pharom: { name: 'Pharom' },
  // Vessels
  galleon: { name: 'Galleon' },
  airship: { name: 'Airship' },
  gorebarge: { name: 'Gorebarge' },
  dragon: { name: 'Dragon' },
  ironhull: { name: 'Ironhull' },
  'sky-anvil': { name: 'Sky-Anvil' },
  moonsail: { name: 'Moonsail' },
  phoenix: { name: 'Phoenix' },
  // Buildings
  cathedral: { name: 'Cathedral' },
  'sea-dock': { name: 'Sea Dock' },
  'skyward-spire': { name: 'Skyward Spire' },
  'harvest-hall': { name: 'Harvest Hall' },
  'muster-field': { name: 'Muster Field' },
  'blood-tent': { name: 'Blood Tent' },
  barracks: { name: 'Barracks' },
  'war-forge': { name: 'War Forge' },
  'dragon-roost': { name: 'Dragon Roost' },
  'slag-docks': { name: 'Slag Docks' },
  'shrine-of-the-fall': { name: 'Shrine of the Fall' },
  'deep-forge': { name: 'Deep Forge' },
  'watch-stair': { name: 'Watch-Stair' },
  'ironhull-slip': { name: 'Ironhull Slip' },
  'sky-anvil-works': { name: 'Sky-Anvil Works' },
  'shadow-guildhall': { name: 'Shadow Guildhall' },
  moonwell: { name: 'Moonwell' },
  'antler-court': { name: 'Antler Court' },
  'ember-aerie': { name: 'Ember Aerie' },
  'moonsail-haven': { name: 'Moonsail Haven' },
  // Spells; a marker on the map has the name of the Spell that put it there
  'summon-serfs': { name: 'Summon Serfs', text: 'Place 2 Serfs in your Courtyard.' },
  'summon-warrior': {
    name: 'Summon Warrior',
    text: 'Place a Warrior in a Land Region you control, or in your Courtyard if there is no room.',
  },
  earthquake: {
    name: 'Earthquake',
    text: 'Choose a Continent. Each other player loses 1 Unit in every Region there where they have 2 or more.',
  },
  'rich-vein': { name: 'Rich Vein', text: 'Gain 3 Ore.' },
  'bountiful-harvest': { name: 'Bountiful Harvest', text: 'Gain 3 Food.' },
  'mana-spring': { name: 'Mana Spring', text: 'Gain 3 Mana.' },
  'fair-trade': { name: 'Fair Trade', text: 'Exchange any of your resources one for one.' },
  tithe: { name: 'Tithe', text: 'Take up to 3 resources from other players, at most 2 from each.' },
  'forced-march': { name: 'Forced March', text: 'March with one of your armies now, with 1 more Speed.' },
  'fair-winds': { name: 'Fair Winds', text: 'Sail with your Sea Vessel now, with 1 more Speed.' },
  'rising-gale': { name: 'Rising Gale', text: 'Fly with your Air Vessel now, with 1 more Speed.' },
  'open-gate': {
    name: 'Open Gate',
    text: 'Move up to 3 Units, except Vessels, from one Land Region to another you control.',
  },
  recall: {
    name: 'Recall',
    text: 'Move any number of Units, except Vessels, from one Land Region to your Courtyard. Leaving an Entanglement is free.',
  },
  bulwark: {
    name: 'Bulwark',
    text: 'Mark a Region you control. You have +4 Strength when defending there until the end of the next round.',
  },
  blight: {
    name: 'Blight',
    text: 'Another player’s Resource Region yields nothing in the next Collection.',
  },
  lightning: { name: 'Lightning', text: 'Destroy an enemy Serf or Warrior in a Land Region.' },
  'falling-star': {
    name: 'Falling Star',
    text: 'One enemy army takes 3 Damage. A Tower there is destroyed first. Nobody retreats.',
  },
  shatter: { name: 'Shatter', text: 'Destroy an enemy Tower in a Region where its owner has no Unit.' },
  quagmire: { name: 'Quagmire', text: 'Put an Entanglement in a Land Region that has none.' },
  'far-sight': {
    name: 'Far Sight',
    text: 'Reveal up to 2 tokens next to your Units and Towers. They are not resolved.',
  },
  'heros-call': { name: 'Hero’s Call', text: 'Move one of your Heroes to a Land Region you control.' },
  charm: {
    name: 'Charm',
    text: 'Remove an enemy Serf next to a Land Region where you have a Unit, and place one of your Serfs there.',
  },
  banish: {
    name: 'Banish',
    text: 'Send all Units of one enemy in a Land Region home. There may be at most 3 of them, and no Tower.',
  },
  'royal-decree': {
    name: 'Royal Decree',
    text: 'Take Recruit or Tax without using a slot. Nobody can follow.',
  },
  'masons-blessing': { name: 'Mason’s Blessing', text: 'Build a Building or a Tower for 2 Ore less.' },
  'deep-study': { name: 'Deep Study', text: 'Draw 3 Spell cards, then discard down to your limit.' },
  'second-wind': {
    name: 'Second Wind',
    text: 'Take a Serf back from your Action Bar. Its slot is free again.',
  },
  'sea-bridge': {
    name: 'Sea Bridge',
    text: 'March now. For this March, two Shores of one Sea Region are adjacent.',
  },
  renewal: {
    name: 'Renewal',
    text: 'Recruit a Hero or Vessel whose Building you have, for 2 resources less.',
  },
  'song-of-ages': { name: 'Song of Ages', text: 'It does nothing but score its points.' },
  rage: { name: 'Rage', text: 'Your army has +3 Strength.' },
  'magic-arrow': { name: 'Magic Arrow', text: 'Destroy an enemy Warrior or Serf in this Battle.' },
  fireball: {
    name: 'Fireball',
    text: 'The enemy loses Units of its choice with a total Natural Strength of 3.',
  },
  'shield-of-light': {
    name: 'Shield of Light',
    text: 'Your army has +2 Strength; if you lose, your Damage is 1 lower.',
  },
  weakness: {
    name: 'Weakness',
    text: 'The enemy has −1 Strength for each of its Serfs and Warriors, −4 at most.',
  },
  terror: { name: 'Terror', text: 'Enemy Serfs add no Strength.' },
  'heros-bane': { name: 'Hero’s Bane', text: 'The strongest enemy Hero adds no Strength of its own.' },
  'blood-magic': { name: 'Blood Magic', text: 'Destroy one of your Serfs in this Battle: +4 Strength.' },
  'veil-of-mist': {
    name: 'Veil of Mist',
    text: 'Only for the defender: the Battle ends, and the attacker goes back where they came from.',
  },
  'call-to-arms': { name: 'Call to Arms', text: 'One of your Units in an adjacent Region joins the Battle.' },
  'read-the-signs': {
    name: 'Read the Signs',
    text: 'The enemy shows its Tactic card before you choose yours.',
  },
  plunder: { name: 'Plunder', text: 'If you win, take 2 resources of your choice from the loser.' },
  counterspell: { name: 'Counterspell', text: 'The Spell just cast has no effect and scores no points.' },
  copy: { name: 'Copy', text: 'After the Spell just cast takes effect, carry it out as your own.' },
  'mana-siphon': {
    name: 'Mana Siphon',
    text: 'Gain the Mana that was paid for the Spell just cast, up to 2.',
  },
  ward: { name: 'Ward', text: 'The Spell just cast does not affect anything of yours.' },
  backlash: { name: 'Backlash', text: 'The player who cast the Spell loses 2 resources of your choice.' },
  'steal-secrets': {
    name: 'Steal Secrets',
    text: 'After the Spell just cast takes effect, put its card in your hand, if it was cast from a hand.',
  },
  // Spells of the Enemy, and the marker of one
  'call-to-prayer': { name: 'Call to Prayer' },
  'golden-harvest': { name: 'Golden Harvest' },
  'writ-of-exile': { name: 'Writ of Exile' },
  'red-rain': { name: 'Red Rain' },
  'bone-feast': { name: 'Bone Feast' },
  'sack-and-burn': { name: 'Sack and Burn' },
  'stone-oath': { name: 'Stone Oath' },
  'call-of-the-ore': { name: 'Call of the Ore' },
  'deep-vein': { name: 'Deep Vein' },
  rootgrasp: { name: 'Rootgrasp' },
  'star-of-norellia': { name: 'Star of Norellia' },
  'knife-in-the-dark': { name: 'Knife in the Dark' },
  rampart: { name: 'Rampart' },
  // Tactic cards
  'first-strike': { name: 'First Strike' },
  charge: { name: 'Charge' },
  conscripts: { name: 'Conscripts' },
  'shield-wall': { name: 'Shield Wall' },
  outflank: { name: 'Outflank' },
  'fall-back': { name: 'Fall Back' },
  'blood-oath': { name: 'Blood Oath' },
  // Tokens
  'bonus-food': { name: 'Bonus Food' },
  'bonus-ore': { name: 'Bonus Ore' },
  'bonus-mana': { name: 'Bonus Mana' },
  'bonus-food-ore': { name: 'Bonus Food and Ore' },
  'bonus-food-mana': { name: 'Bonus Food and Mana' },
  'bonus-ore-mana': { name: 'Bonus Ore and Mana' },
  'bonus-all': { name: 'Bonus Ore, Mana and Food' },
  entanglement: { name: 'Entanglement' },
  farm: { name: 'Farm' },
  fort: { name: 'Fort' },
  mines: { name: 'Mines' },
  monster: { name: 'Monster' },
  'wizard-tower': { name: 'Mysterious Wizard Tower' },
  portal: { name: 'Portal' },
  rogue: { name: 'Rogue' },
  unstable: { name: 'Unstable Ground' },
  village: { name: 'Village' },
  knight: { name: 'Wandering Knight' },
  'sea-bonus-food-ore': { name: 'Bonus Food and Ore (sea)' },
  'sea-bonus-food-mana': { name: 'Bonus Food and Mana (sea)' },
  'sea-bonus-ore-mana': { name: 'Bonus Ore and Mana (sea)' },
  traders: { name: 'Island Traders' },
  storm: { name: 'Mystical Storm' },
  pirates: { name: 'Pirates' },
  'sea-monster': { name: 'Sea Monster' },
  fisherman: { name: 'Stranded Fisherman' },
}

/** The text of a Spell card. */
interface WithTexts {
  readonly values: { readonly spellTexts: Readonly<Record<string, string>> }
}

export const spellText = ({ values: { spellTexts } }: WithTexts, design: string): string =>
  CARDS_EN[design]?.text ?? spellTexts[design] ?? ''
