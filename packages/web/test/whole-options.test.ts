// Options of a new table while they are being chosen: what belongs to a switch goes when it is switched off.
import type { OptionField } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { allOptions, withoutIdle } from '../src/screens/new-table/whole-options.ts'

const said = { title: '', description: '' }
const FIELDS: Readonly<Record<string, OptionField>> = {
  lamps: { type: 'boolean', ...said, default: false },
  oil: { type: 'string', ...said, under: 'lamps', enum: ['fish', 'olive'], default: 'fish' },
  guests: { type: 'list', ...said, of: ['cat', 'moth'], names: {}, needs: { moth: 'lamps' }, default: '' },
}

test('an option that was not chosen has its default', () => {
  expect(allOptions(FIELDS, { lamps: true })).toEqual({ lamps: true, oil: 'fish', guests: '' })
})

test('the options and items of a switch stay while it is on', () => {
  const chosen = { lamps: true, oil: 'olive', guests: 'cat moth' }
  expect(withoutIdle(FIELDS, chosen)).toEqual(chosen)
  expect(withoutIdle(FIELDS, { ...chosen, lamps: false })).toEqual({ lamps: false, guests: 'cat' })
})
