// Twenty common things in Now or Never.
import { nowOrNever } from '@lorehall/now-or-never'
import { judge } from '@lorehall/now-or-never/judge'
import { type Counted, each, may, must, type Thing } from './clicks-thing.ts'

const WALK = [must('go'), may('arrow:.*', 'arrow')]
const STEP = must('move:.*')
const STOP = must('stop')

const things: readonly Thing[] = [
  { name: 'Sell all goods', asked: 'turn', wishes: [must('sell-all:.*')] },
  { name: 'Sell one row', asked: 'turn', wishes: [must('sale:.*')] },
  { name: 'Use a specialist', asked: 'turn', wishes: [must('use:.*')] },
  { name: 'Hire a specialist', asked: 'turn', wishes: [must('recruit:.*')] },
  { name: 'Rest a specialist', asked: 'turn', wishes: [must('rest:.*'), must('either:.*')] },
  {
    name: 'Build a house',
    asked: 'turn',
    wishes: [must('use:.*'), must('tile:.*'), must('space:.*'), may('full-price.*')],
  },
  { name: 'Walk to a distant space', asked: 'turn', wishes: [...WALK, STEP, STEP, STEP, STOP] },
  { name: 'Visit a place', asked: 'stop', wishes: [must('visit:.*')] },
  {
    name: 'Fight to the end',
    asked: 'stop',
    wishes: [must('fight:.*'), each('roll-on|strike|keep-die'), must('take:.*', 'villager')],
  },
  { name: 'Retreat', asked: 'fightOn', wishes: [must('retreat')] },
  { name: 'Search', asked: 'stop', wishes: [must('search:.*')] },
  { name: 'Play a quest', asked: 'stop', wishes: [must('play:.*')] },
  { name: 'House a villager', asked: 'turn', wishes: [must('house:.*')] },
  { name: 'Refill the row', asked: 'villager', wishes: [must('refill')] },
  { name: 'Learn an ability', asked: 'turn', wishes: [must('learn:.*')] },
  { name: 'Buy gear', asked: 'buyGear', wishes: [must('gear:.*'), must('(?:face|blue):.*', 'placeGear')] },
  { name: 'Complete an order', asked: 'turn', wishes: [must('order:.*')] },
  { name: 'Keep quest cards', asked: 'keepQuests', wishes: [each('keep:.*'), must('confirm')] },
  { name: 'Pass', asked: 'turn', wishes: [must('pass')] },
  { name: 'End a turn', asked: 'afterAction', wishes: [must('end')] },
]

export const NOW_OR_NEVER: Counted = { id: 'now-or-never', game: nowOrNever, judge, things }
