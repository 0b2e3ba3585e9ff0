// English text of the glossary of Heroes, a sentence or two per term.
import type { Glossary } from '../../../table-ui/lesson/glossary.ts'

export const GLOSSARY_EN: Glossary = {
  'action token|action tokens':
    'Each player has two per round. On your turn, put one on a free slot of your Action Bar and take that action.',
  'action bar': 'Nine slots: four Capital actions and five Command actions. Each can be used once per round.',
  'capital action|capital actions':
    'Recruit, Build, Research and Tax. When you take one, the other players may follow.',
  'command action|command actions':
    'March, March 2, Sail, Fly and Cast. Nobody can follow them, but you may Muster another one afterward.',
  'follow|follows|following|followed':
    'Put a Serf from your Courtyard on the slot of a Capital action that another player just took. You take that action, too.',
  'muster|musters|mustered':
    'After your Command action, put a Serf from your Courtyard on another free Command slot and take that action, too.',
  courtyard:
    'The inside of your Capital. Units you recruit arrive here. Serfs here can follow, Muster and build.',
  'serf|serfs': 'Strength 1. They work in Regions, follow, Muster, build and fight.',
  'warrior|warriors': 'Strength 2. Each one in play scores 1 point at the end.',
  'natural strength': 'The Strength of Units, Towers and Capitals by themselves, without any bonus.',
  'tower|towers':
    'Built where you have a Serf. The farther it is from your Capital, the more it costs and scores.',
  'scribe|scribed|scribed spell|scribed spells':
    'A Spell next to your board that you can cast more than once. After each use, it takes two rounds to be ready again.',
  'tactic|tactics':
    'Seven cards, the same for everyone. In a Battle, each side plays one face down; both are revealed together.',
  collection:
    'The end of a round. Your Regions, working Serfs and Towers give resources, and you draw a Spell card.',
  'worker space|worker spaces':
    'A ring in a Region. A Serf on it works: the Region gives you 1 more resource in Collection.',
  'shore|shores': 'A Land Region on the coast. A Sea Vessel can dock there.',
}
