// Twenty common things in Heroes of Land, Air & Sea.
import { heroes } from '@lorehall/heroes'
import { judge } from '@lorehall/heroes/judge'
import { type Counted, each, may, must, type Thing, walk } from './clicks-thing.ts'

const MARCH = must('slot:march-[12]')
const FROM = may('from:.*', 'marchFrom')
/** Everybody goes at first. */
const GO = must('go:.*', 'marchOut')
const STOP = may('stop', 'march')

/** Picks at others' turns and at the end of a round. */
const BETWEEN = each('no|pass|decline|away:.*')

const things: readonly Thing[] = [
  {
    name: 'March a Serf and a Warrior to a neighbor',
    asked: 'turn',
    wishes: [MARCH, FROM, GO, STOP],
    causes: [{ type: 'setsOut', seat: 'own', serfs: 1, warriors: 1 }],
  },
  { name: 'March a whole army two Regions', asked: 'turn', wishes: [MARCH, FROM, walk(2)] },
  {
    name: 'March into Battle',
    asked: 'turn',
    wishes: [MARCH, FROM, GO],
    causes: [{ type: 'battle' }],
  },
  {
    name: 'Explore a token',
    asked: 'turn',
    wishes: [MARCH, FROM, GO, STOP, may('token:.*'), may('pay|decline')],
    causes: [{ type: 'explored', seat: 'own' }],
  },
  {
    name: 'Fight a Battle',
    asked: 'combatSpell',
    wishes: [
      each('pass', 'combatSpell'),
      must('tactic:.*'),
      must('pay', 'payTactic'),
      each('lose:.*', 'loseUnits'),
      may('home', 'retreat'),
    ],
    causes: [{ type: 'battleWon', seat: 'own' }],
  },
  { name: 'Recruit 2 Serfs', asked: 'turn', wishes: [must('slot:recruit'), must('recruit:pair')] },
  { name: 'Recruit a Hero', asked: 'turn', wishes: [must('slot:recruit'), must('recruit:[abc]')] },
  { name: 'Build a Building', asked: 'turn', wishes: [must('slot:build'), must('building:.*')] },
  { name: 'Build a Tower', asked: 'turn', wishes: [must('slot:build'), must('tower:.*')] },
  { name: 'Upgrade the Capital', asked: 'turn', wishes: [must('slot:build'), must('upgrade')] },
  { name: 'Tax', asked: 'turn', wishes: [must('slot:tax'), must('tax:.*')] },
  { name: 'Follow a Recruit', asked: 'follow-recruit', wishes: [must('follow'), must('recruit:.*')] },
  { name: 'Decline to follow', asked: 'follow-tax', wishes: [must('no')] },
  {
    name: 'Conjure',
    asked: 'turn',
    wishes: [
      must('slot:research'),
      must('conjure'),
      each('keep:.*', 'keepSpells'),
      may('confirm', 'keepSpells'),
    ],
  },
  { name: 'Scribe a Spell', asked: 'turn', wishes: [must('slot:research'), must('scribe:.*')] },
  {
    name: 'Cast a Spell at a Region',
    asked: 'turn',
    wishes: [must('slot:cast'), must('cast:.*'), must('at:.*')],
  },
  {
    name: 'Sail',
    asked: 'turn',
    before: [must('slot:build'), must('vessel:sea'), BETWEEN],
    wishes: [
      must('slot:sail'),
      must('board:.*'),
      may('board:.*'),
      may('done'),
      each('go:.*'),
      may('stop'),
      each('leave:.*'),
      may('done'),
    ],
  },
  {
    name: 'Fly',
    asked: 'turn',
    before: [must('slot:build'), must('vessel:air'), BETWEEN],
    wishes: [
      must('slot:fly'),
      must('board:.*'),
      may('board:.*'),
      may('done'),
      must('go:.*'),
      may('stop'),
      each('leave:.*'),
      may('done'),
    ],
  },
  {
    name: 'Muster a second command',
    asked: 'muster',
    wishes: [must('muster:march-[12]'), FROM, GO, STOP],
  },
  { name: 'Discard to the limit', asked: 'awaySpell', wishes: [must('away:.*')] },
]

export const HEROES: Counted = { id: 'heroes', game: heroes, judge, arrives: ['marchOut'], things }
