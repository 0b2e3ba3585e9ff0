// The Lionkin: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const LIONKIN_EN: Readonly<Record<string, string>> = {
  regulus: 'Regulus',
  ari: 'Elder Ari',
  shishi: 'Elder Shi’Shi',
  'sun-dhow': 'Sun Dhow',
  'sand-roc': 'Sand Roc',
  'sand-colosseum': 'Sand Colosseum',
  'house-of-kelsinia': 'House of Kelsinia',
  'house-of-khota': 'House of Khota',
  'oasis-harbor': 'Oasis Harbor',
  'roc-eyrie': 'Roc Eyrie',
  'still-waters': 'Still Waters',
  'desert-wind': 'Desert Wind',
}

export const LIONKIN_ABILITIES_EN: AbilityTexts = {
  'sand-colosseum': [
    'Your army has 3 more Strength if the enemy’s Natural Strength is higher than yours.',
    'When you win a Battle outside Capital Regions, you may spare the beaten: they take no Damage, and you gain 1 point.',
    'Your Heroes have 2 more Strength.',
  ],
  'house-of-kelsinia': [
    'In Collection, each Desert Region you control gives 1 Food or 1 Ore.',
    'Your armies need not stop in Deserts.',
    'At the end, each Desert Region you control scores 1 more point, up to 4.',
  ],
  'house-of-khota': [
    'Your Warriors have 1 more Strength while your army has at most 3 Units.',
    'In Collection, gain a resource of your choice if you started no Battle this round.',
    'When Tactic cards are revealed, you may pay 2 Mana to put yours back and play another one.',
  ],
  'oasis-harbor': [
    'When the Sun Dhow docks, gain a resource of your choice.',
    'The Sun Dhow has 1 more Speed.',
    'Your army has 3 more Strength in a Battle it starts by docking.',
  ],
  'roc-eyrie': [
    'When the Sand Roc lands in a Desert, gain 1 Mana and 1 Food.',
    'The Sand Roc has {air} more Speed.',
    'The Sand Roc and each Unit that flew in aboard it this turn have 1 more Strength.',
  ],
  regulus: [
    'He has 2 more Strength while he is the only Hero in the Battle.',
    'Before Tactic cards are chosen in his Battle, name one other than Fall Back. The enemy may not play it.',
    'When his army beats a higher Natural Strength, gain 3 points.',
  ],
  ari: [
    'Gain 1 Mana in Collection while he is in a Desert.',
    'In his Battles, others cannot cast Combat Spells that cost more than 2 Mana.',
    'Once per round, move up to 2 of your Units, except Vessels, from one Land Region into his.',
  ],
  shishi: [
    'She ignores Deserts and Entanglements if she marches alone or only with Warriors.',
    'When she attacks, her army has 1 more Strength for each Region she marched, up to 3.',
    'When she loses a Battle, she and another Unit survive while others can take the Damage, and she may retreat to any Region you control.',
  ],
}
