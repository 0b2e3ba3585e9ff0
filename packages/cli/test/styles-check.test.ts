// The check of style sheets finds planted mistakes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { styles, stylesOf } from '../../../scripts/checks/styles.ts'

const ROOT = dirname(dirname(dirname(import.meta.dirname)))

let folder = ''

function found(component: string, sheet: string): string[] {
  writeFileSync(join(folder, 'a.tsx'), `import css from './a.module.css'\n${component}\n`)
  writeFileSync(join(folder, 'a.module.css'), sheet)
  return stylesOf(folder, '.')
}

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'styles-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('components and sheets of the client agree', () => {
  expect(styles(ROOT)).toEqual([])
})

test('every way to name a class is recognized', () => {
  expect(found("css.row; css['a-b']; `x ${css.top}`", '.row .a-b { margin: .5rem }\n.top {}')).toEqual([])
})

test('a class that the sheet does not have is reported with its line', () => {
  expect(found('css.row\ncss.tip', '.row {}')).toEqual([
    "a.tsx:3 names the class 'tip', which a.module.css does not have",
  ])
})

test('a class that nothing uses is reported, unless it is global or a name is computed', () => {
  expect(found('css.row', '.row :global(.unseen) {}\n@media (width < 1rem) { .left {} }')).toEqual([
    "a.module.css has the class 'left', which nothing uses",
  ])
  expect(found('css[kind]', '.row {}')).toEqual([])
})

test('a media query in pixels is reported', () => {
  expect(found('css.row', '.row { width: 1px }\n@media (width < 1px) { .row {} }')).toEqual([
    'a.module.css:2 has a media query in pixels instead of rem',
  ])
})

test('an earlier build is not checked', () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'b.css'), '@media (width < 1px) { .row {} }')
  expect(found('css.row', '.row {}')).toEqual([])
})

test('a missing sheet is reported', () => {
  writeFileSync(join(folder, 'b.tsx'), "import css from './b.module.css'\ncss.row\n")
  expect(stylesOf(folder, '.')).toEqual(['b.tsx:2 imports b.module.css, which is not there'])
})
