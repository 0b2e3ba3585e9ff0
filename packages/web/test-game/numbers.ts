// The toy's numbers as a form.
import { shape, whole } from '@lorehall/grammar'
import { labeled, leavesIn, type NumbersForm } from '@lorehall/grammar/numbers'
import { NUMBERS_EN } from './en.ts'
import { toy } from './game.ts'

const many = whole(1, 99)
const check = shape({ rounds: many, relics: many, relicCost: many }, {})

const LABELS: Readonly<Record<string, string>> = {
  rounds: NUMBERS_EN.rounds,
  relics: NUMBERS_EN.relics,
  relicCost: NUMBERS_EN.price,
}

export const numbers: NumbersForm = {
  template: (options) => toy.values.write(toy.values.read({}, options)),
  everything: {},
  chapters: (all) => {
    const fields = labeled(leavesIn(check, all), 0, ([name]) => ({
      label: LABELS[String(name)] ?? String(name),
      source: 'house',
    }))
    const entries = [{ id: 'game', title: NUMBERS_EN.title, fields }]
    return [{ id: 'game', title: NUMBERS_EN.title, module: null, entries }]
  },
  read: toy.values.read,
  depth: () => 1,
}
