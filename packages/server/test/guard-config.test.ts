// The settings in the environment. A bad value is refused with a sentence that names it.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openLog } from '../src/log.ts'

const MAIL = { LOREHALL_SMTP: 'smtp://mail.example', LOREHALL_ORIGIN: 'https://a.example' }

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({}, 'here')).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      data: join('here', 'data', 'lorehall.db'),
      origins: [],
      proxies: 0,
      webhooks: 'public',
      mail: null,
      limits: { tablesPerPerson: 100 },
    })
  })

  it('may contain every setting', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '127.0.0.1',
        LOREHALL_DATA: '/var/lib/hall.db',
        LOREHALL_ORIGIN: 'https://a.example/, http://b.example:8080',
        LOREHALL_TRUST_PROXY: '2',
        LOREHALL_WEBHOOKS: 'off',
        LOREHALL_SMTP: 'smtps://user:p%40ss@mail.example:465',
        LOREHALL_MAIL_FROM: 'The hall <hall@a.example>',
        LOREHALL_LIMIT_TABLES_PER_PERSON: '20',
      },
      'here',
    )
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      data: '/var/lib/hall.db',
      origins: ['https://a.example', 'http://b.example:8080'],
      proxies: 2,
      webhooks: 'off',
      mail: {
        server: 'smtps://mail.example:465',
        login: { user: 'user', pass: 'p@ss' },
        from: { name: 'The hall', address: 'hall@a.example' },
      },
      limits: { tablesPerPerson: 20 },
    })
  })

  it.each([
    [{ PORT: 'high' }, 'PORT=high is not allowed: expected a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT=70000 is not allowed'],
    [{ LOREHALL_ORIGIN: 'play.example.org' }, 'LOREHALL_ORIGIN=play.example.org is not allowed'],
    [{ LOREHALL_ORIGIN: 'https://a.example/path' }, 'LOREHALL_ORIGIN=https://a.example/path'],
    [{ LOREHALL_TRUST_PROXY: 'maybe' }, 'LOREHALL_TRUST_PROXY=maybe'],
    [{ LOREHALL_WEBHOOKS: 'private' }, "expected 'public', 'any' or 'off'"],
    [{ LOREHALL_SMTP: 'mail.example' }, 'LOREHALL_SMTP is not allowed: expected smtp://'],
    [{ LOREHALL_SMTP: 'https://mail.example' }, 'LOREHALL_SMTP is not allowed'],
    [{ LOREHALL_SMTP: 'smtp://mail.example' }, 'needs LOREHALL_MAIL_FROM'],
    [
      {
        LOREHALL_SMTP: 'smtp://user:100%@mail.example',
        LOREHALL_ORIGIN: 'https://a.example',
        LOREHALL_MAIL_FROM: 'hall@a.example',
      },
      'write %25 instead of %',
    ],
    [{ LOREHALL_MAIL_FROM: 'hall@a.example' }, 'LOREHALL_SMTP is not allowed'],
    [{ LOREHALL_SMTP: 'smtp://mail.example', LOREHALL_MAIL_FROM: 'hall@a.example' }, 'needs LOREHALL_ORIGIN'],
    ...['hall', 'a@b, c@d', '"x" <a@b>', 'Hall <a@b', 'x\r\nBcc: c@d <a@b>'].map(
      (from): [Record<string, string>, string] => [
        { ...MAIL, LOREHALL_MAIL_FROM: from },
        'expected an address such as',
      ],
    ),
    [{ LOREHALL_LIMIT_TABLES: '-1' }, 'LOREHALL_LIMIT_TABLES=-1'],
    [{ LOREHALL_LIMIT_TABLES: '0' }, 'expected a number from 1 on'],
    [
      { LOREHALL_LIMIT_CANDLES: '5' },
      'there is no limit LOREHALL_LIMIT_CANDLES; use one of: LOREHALL_LIMIT_BODY',
    ],
  ])('%j is not allowed', (env, sentence) => {
    expect(() => readConfig(env, 'here')).toThrow(sentence)
  })
})

it('does not repeat the password of the mail server', () => {
  const read = () => readConfig({ LOREHALL_SMTP: 'smtp://user:secret@mail.example/path' }, 'here')
  expect(read).toThrow('LOREHALL_SMTP is not allowed')
  expect(read).not.toThrow('secret')
})

describe('the log', () => {
  it('is one JSON object per line, including errors', () => {
    const lines: string[] = []
    const log = openLog({ write: (line) => lines.push(line), words: false, now: () => 0 })
    log.error('broken', { error: new Error('why\nso'), table: 't1' })
    expect(lines).toHaveLength(1)
    expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
      level: 'error',
      what: 'broken',
      table: 't1',
      error: { message: 'why\nso' },
    })
  })

  it('is text on a terminal', () => {
    const lines: string[] = []
    openLog({ write: (line) => lines.push(line), words: true, now: () => 0 }).warn('too fast', { n: 3 })
    expect(lines).toEqual(['warn: too fast n=3\n'])
  })

  it('contains no control characters for the terminal', () => {
    const lines: string[] = []
    const log = openLog({ write: (line) => lines.push(line), words: true, now: () => 0 })
    log.warn('odd', { host: '\u001B]0;owned\u0007', error: new Error('\u009B2J') })
    expect(lines.join('')).toContain(String.raw`\u001b]0;owned\u0007`)
    expect(lines.join('')).not.toMatch(/[^\P{Cc}\n]/u)
  })
})
