// Every command describes itself and its arguments.
import { expect, it } from 'vitest'
import release from '../package.json' with { type: 'json' }
import { lorehall } from './lorehall.ts'

it.each([
  [
    [],
    'serve|show|sim|arena|engine|replay|bench|content|backup|restore|migrate|reports|people|deleted|doctor',
  ],
  [
    ['--help'],
    'serve|show|sim|arena|engine|replay|bench|content|backup|restore|migrate|reports|people|deleted|doctor',
  ],
  [['sim', '--help'], '--bots=<bots>'],
  [['arena', '--help'], '--deals=<deals>'],
  [['engine', '--help'], 'standard input'],
  [['replay', '--help'], '--at=<n>'],
  [['replay', '--help'], '--verify'],
  [['bench', '--help'], '--seconds'],
  [['bench', '--help'], '--options'],
  [['content', '--help'], 'template|check'],
  [['content', 'template', '--help'], '--out=<file>'],
  [['content', 'check', '-h'], 'FILE'],
  [['show', '--help'], '--seed'],
  [['serve', '--help'], '--port'],
  [['backup', '--help'], '--to=<file>'],
  [['restore', '--help'], '--yes'],
  [['reports', '--help'], '--to=<file>'],
  [['people', '--help'], '--ban'],
  [['deleted', '--help'], '--again=<file>'],
  [['doctor', '--help'], '--port'],
])('lorehall %j', async (args, text) => {
  const { code, out } = await lorehall(args)
  expect(out).toContain(text)
  expect(code).toBe(0)
})

it.each(['--version', '-v'])('lorehall %s prints the version, and nothing else', async (flag) => {
  const { code, out, err } = await lorehall([flag])
  expect(out).toBe(`${release.version}\n`)
  expect(err).toBe('')
  expect(code).toBe(0)
})
