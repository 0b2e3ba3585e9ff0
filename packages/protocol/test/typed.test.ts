// Text that people type is cleaned before others read it, and combined characters stay whole.
import { describe, expect, it } from 'vitest'
import { operations } from '../src/index.ts'

const nameOf = (name: string) => operations.introduce.takes.safeParse({ name }).data?.name ?? null
const said = (text: string) =>
  operations.say.takes.safeParse({ table: 't0123456789', text, key: 'some-key' }).data?.text ?? null

const FAMILY = '👨‍👩‍👧‍👦'
const ACCENT = '\u0301'

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \n Lovelace ', 'Ada Lovelace'],
    [`Ada ${FAMILY}`, `Ada ${FAMILY}`],
    ['👩🏽‍🚀 Mae', '👩🏽‍🚀 Mae'],
    ['❤️', '❤️'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['🇫🇷 1️⃣', '🇫🇷 1️⃣'],
    // A letter may have two marks, not counting those that NFC composes with it.
    [`a${ACCENT}\u0323`, '\u1EA1\u0301'],
    ['Nguyê\u0303n', 'Nguyễn'],
    ['สมชายกั้ง', 'สมชายกั้ง'],
    [`x${'\u0334'.repeat(20)}y`, 'x\u0334\u0334y'],
    // Joiners that join nothing, and characters that change the direction, are removed.
    ['Ada\u200D', 'Ada'],
    ['A\u200Dda', 'A da'],
    ['\u202EadA', 'adA'],
    ['Ada\u3164\u3164Bo', 'Ada Bo'],
    ['👩\u200D', '👩'],
  ])('%j is read as %j', (typed, read) => {
    expect(nameOf(typed)).toBe(read)
  })

  it.each([
    '',
    '   ',
    '\u200B',
    '\u3164',
    '\u115F\u1160',
    '\u2800',
    '\uFFA0',
    '\u00AD',
    '\uFE0F',
    ACCENT,
    '\u034F',
  ])('%j shows nothing and is refused', (typed) => {
    expect(nameOf(typed)).toBe(null)
    expect(nameOf(`${typed} ${typed}`)).toBe(null)
  })

  it('has at most 24 characters after cleaning', () => {
    expect(nameOf('x'.repeat(25))).toBe(null)
    expect(nameOf(`x${ACCENT.repeat(500)}`)).toBe(`x${ACCENT}${ACCENT}`)
  })
})

describe('a line of chat', () => {
  it.each([
    [`well played ${FAMILY}`, `well played ${FAMILY}`],
    ['one\ntwo', 'one two'],
    [`o${'\u0336'.repeat(50)}h`, `o${'\u0336'.repeat(4)}h`],
    ['\u3164', null],
    ['\u200B\u200B', null],
  ])('%j is read as %j', (typed, read) => {
    expect(said(typed)).toBe(read)
  })
})
