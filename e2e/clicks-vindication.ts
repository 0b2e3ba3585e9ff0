// Twenty common things in Vindication.
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'
import { type Counted, may, must, press, type Thing, walk } from './clicks-thing.ts'

const things: readonly Thing[] = [
  { name: 'Activate a companion', asked: 'turn', wishes: [must('activate:.*'), may('train:.*')] },
  { name: 'Activate the character', asked: 'turn', wishes: [must('character'), must('train:.*')] },
  { name: 'Move to a distant space', asked: 'turn', wishes: [walk(2)] },
  { name: 'Move to the next space', asked: 'turn', wishes: [must('move:.*'), may('stop')] },
  { name: 'Visit', asked: 'turn', wishes: [must('visit:.*')] },
  { name: 'Take control', asked: 'turn', wishes: [must('control:.*')] },
  { name: 'Rest', asked: 'turn', wishes: [must('rest')] },
  { name: 'Buy a proficiency', asked: 'turn', wishes: [must('buy:.*')] },
  { name: 'Convert to a heroic attribute', asked: 'turn', wishes: [must('convert:.*')] },
  {
    name: 'Fight a monster',
    asked: 'turn',
    wishes: [must('visit:.*'), must('open|blind', 'draw.monsters')],
    causes: [{ type: 'fought' }],
  },
  {
    name: 'Gain a companion',
    asked: 'turn',
    wishes: [must('visit:.*'), must('open', 'draw.red')],
    causes: [{ type: 'acquired' }],
  },
  {
    name: 'Gain a relic',
    asked: 'turn',
    wishes: [must('visit:.*'), may('acquire', 'tower'), must('open|blind', 'draw.relics')],
    causes: [{ type: 'acquired' }],
  },
  {
    name: 'Gain a trait',
    asked: 'turn',
    wishes: [must('visit:.*'), must('open|blind', 'draw.traits')],
    causes: [{ type: 'acquired' }],
  },
  { name: 'Keep a secret quest', asked: 'keepQuest', wishes: [must('keep:.*')] },
  {
    name: 'Visit when nothing can be gained',
    asked: 'turn',
    wishes: [must('visit:.*'), must('enough', 'gain')],
  },
  {
    name: 'A whole ordinary turn',
    asked: 'turn',
    wishes: [must('activate:.*'), may('train:.*'), must('visit:.*'), walk(2), must('end')],
  },
  { name: 'End the turn', asked: 'turn', wishes: [must('end')] },
  { name: 'Undo', asked: 'turn', before: [must('convert:.*')], wishes: [press('[data-do="undo"]')] },
  {
    name: 'Open and close a card',
    asked: 'turn',
    wishes: [
      press('[data-at^="card:"]:not([data-highlight="true"])', { shows: '[data-menu]' }),
      press('[data-do="log-tab"]', { hides: '[data-menu]' }),
    ],
  },
  {
    name: 'Where I stand, and back',
    asked: 'turn',
    wishes: [
      press('header button[aria-label^="Where I stand"]', { shows: 'dialog[open]' }),
      press('dialog[open] button[aria-label="Close"]', { hides: 'dialog[open]' }),
    ],
  },
]

export const VINDICATION: Counted = { id: 'vindication', game: vindication, judge, things }
