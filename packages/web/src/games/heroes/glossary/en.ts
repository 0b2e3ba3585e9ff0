// English: what the words of Heroes mean, a sentence or two each.
import type { Glossary } from '../../../table/lesson/glossary.ts'

export const GLOSSARY_EN: Glossary = {
  'action token|action tokens':
    'Each player has two a round: one goes to a free slot of the Action Bar each turn, and its action is taken.',
  'action bar': 'Nine slots: four Capital actions and five Command actions. Each is used once a round.',
  'capital action|capital actions': 'Recruit, Build, Research and Tax. The others may follow them.',
  'command action|command actions': 'March, March, Sail, Fly and Cast. Nobody follows them; you may muster.',
  'follow|follows|following|followed':
    'To take a Capital action with somebody else, by putting a Serf from your Courtyard on the same slot.',
  'muster|musters|mustered':
    'After a Command action, one more of them with a Serf from your Courtyard on its slot.',
  courtyard: 'The inside of your Capital. Units that are recruited stand there; Serfs there can follow.',
  'serf|serfs': 'Strength 1. They work, follow, build, and count where they stand.',
  'warrior|warriors': 'Strength 2, and a point at the end.',
  'natural strength': 'What Units and Structures count by themselves, without any bonus.',
  'tower|towers': 'Built where a Serf stands. It costs and brings more the further it is from your Capital.',
  'scribe|scribed|scribed spell|scribed spells':
    'A Spell laid beside your board: it can be cast again, and turns a step towards ready each round.',
  'tactic|tactics':
    'Seven cards everyone has. In a Battle each side lays one face down; both are turned together.',
  collection:
    'The end of a round: Regions, working Serfs and Towers bring resources, and a Spell card comes.',
  'worker space|worker spaces': 'A ring on a Region: a Serf that stands there works, and brings one more.',
  'shore|shores': 'A Land Region with a coast: a Sea Vessel can dock there.',
}
