// Hints, requested when the table is on the screen, and the foresight of a pressed option.
import { describe, expect, test } from 'vitest'
import { Alone, asked, looking, whole } from './alone.ts'

const HINTS = { options: { walk: { effects: ['you go there'], ends: false, idle: false } }, routes: {} }

/** A table that has just received an update, and the frame that draws it. */
function told() {
  const table = new Alone().sits(whole(3)).tells(asked(4))
  const frame = table.wished().flatMap((effect) => (effect.do === 'frame' ? [effect.n] : []))[0] ?? -1
  return { table, frame }
}

describe('hints', () => {
  test('are requested once, when the question is on the screen', () => {
    const { table, frame } = told()
    expect(table.open.hints).toEqual({ is: 'due', frame })
    table.send({ happens: 'drawn', n: frame })
    const { n, body } = table.asks('hints')
    expect(body).toEqual({ table: 'a', seat: 0, ask: 4 })
    table.send({ happens: 'hintsWanted' })
    expect(table.wished()).toEqual([])
    table.send({ happens: 'hinted', n, hints: HINTS })
    expect(table.open.hints).toEqual({ is: 'known', hints: HINTS })
    table.send({ happens: 'hintsWanted' })
    expect(table.wished()).toEqual([])
  })

  test('are requested before the frame if they are wanted', () => {
    const { table, frame } = told()
    table.send({ happens: 'hintsWanted' })
    expect(table.asks('hints').body.ask).toBe(4)
    table.send({ happens: 'drawn', n: frame })
    expect(table.wished()).toEqual([])
  })

  test('are not requested for a frame that is out of date', () => {
    const { table, frame } = told()
    table.tells(asked(5))
    table.wished()
    table.send({ happens: 'drawn', n: frame })
    expect(table.wished()).toEqual([])
    expect(table.open.hints.is).toBe('due')
  })

  test('that arrive too late are ignored', () => {
    const { table } = told()
    table.send({ happens: 'hintsWanted' })
    const { n } = table.asks('hints')
    table.tells(asked(5)).send({ happens: 'hinted', n, hints: HINTS })
    expect(table.open.hints.is).toBe('due')
  })

  test('that the host doesn’t give are missing until they are wanted again', () => {
    const { table, frame } = told()
    table.send({ happens: 'drawn', n: frame })
    table.send({ happens: 'hinted', n: table.asks('hints').n, hints: null })
    expect(table.open.hints).toEqual({ is: 'missing' })
    table.send({ happens: 'drawn', n: frame })
    expect(table.wished()).toEqual([])
    table.send({ happens: 'hintsWanted' })
    expect(table.asks('hints').body.ask).toBe(4)
  })

  test('stay if the ask and the table are the same', () => {
    const { table, frame } = told()
    table.send({ happens: 'drawn', n: frame })
    table.send({ happens: 'hinted', n: table.asks('hints').n, hints: HINTS })
    table.tells(asked(5, { view: { at: 4 }, ask: table.open.shown.ask }))
    expect(table.open.hints).toEqual({ is: 'known', hints: HINTS })
    table.tells(asked(6))
    expect(table.open.hints.is).toBe('due')
  })

  test('are requested again if other options are refused, as after the next tip of a lesson', () => {
    const { table, frame } = told()
    table.send({ happens: 'drawn', n: frame })
    table.send({ happens: 'hinted', n: table.asks('hints').n, hints: HINTS })
    const reason = {
      id: 'run',
      at: 'space:1',
      manner: 'plain',
      label: 'Run',
      why: 'Not yet.',
      rule: '',
    } as const
    table.tells(asked(5, { view: { at: 4 }, ask: table.open.shown.ask, reasons: [reason] }))
    expect(table.open.hints.is).toBe('due')
  })

  test('are known and empty without an ask', () => {
    const table = new Alone().sits(whole(3, { ask: null }))
    expect(table.open.hints).toEqual({ is: 'known', hints: { options: {}, routes: {} } })
    table.send({ happens: 'hintsWanted' })
    expect(table.wished()).toEqual([])
  })
})

describe('foresight', () => {
  const pressed = (...picks: string[]) => new Alone().sits(whole(3)).send({ happens: 'pressed', picks })

  test('is requested once for the same press', () => {
    const table = pressed('walk')
    const { n, body } = table.asks('foresee')
    expect(body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'] })
    table.send({ happens: 'pressed', picks: ['walk'] })
    expect(table.wished()).toEqual([])
    table.send({ happens: 'foreseen', n, update: asked(4) })
    expect(table.open.foresight).toMatchObject({ is: 'told', picks: ['walk'], update: { entries: 4 } })
    expect(table.shown).toBe(3)
    table.send({ happens: 'pressed', picks: ['walk'] })
    expect(table.wished()).toEqual([])
  })

  test('is not requested again if it is not available', () => {
    const table = pressed('fight')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: null })
    expect(table.open.foresight).toEqual({ is: 'hidden', picks: ['fight'] })
    table.send({ happens: 'pressed', picks: ['fight'] })
    expect(table.wished()).toEqual([])
  })

  test('is about the option pressed last, even if an earlier reply arrives', () => {
    const table = pressed('walk')
    const { n } = table.asks('foresee')
    table.send({ happens: 'pressed', picks: ['rest'] })
    table.send({ happens: 'foreseen', n, update: asked(4) })
    expect(table.open.foresight).toMatchObject({ is: 'asked', picks: ['rest'] })
    table.answers('rest')
    expect(table.shown).toBe(3)
  })

  test('of several picks doesn’t match one pick with the same letters', () => {
    const table = pressed('pay', 'augment')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(4) })
    table.answers('pay augment')
    expect(table.shown).toBe(3)
  })

  test('ends when another update is shown', () => {
    const table = pressed('walk')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(4) })
    table.tells(asked(4, { ask: table.open.shown.ask })).answers('walk')
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'] })
  })

  test('that includes entries this page hasn’t received is not shown', () => {
    const table = pressed('walk')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(5) })
    expect(table.answers('walk').asks('answer').body.foreseen).toBeUndefined()
    expect(table.shown).toBe(3)
  })

  test.each([
    ['the table is being fetched again', (table: Alone) => table.send({ happens: 'lookedAgain' })],
    ['an update is queued', (table: Alone) => table.tells(asked(4))],
  ])('is not shown while %s', (_, meanwhile) => {
    const table = new Alone(looking(900))
    table.sits(whole(2)).tells(asked(3))
    table.send({ happens: 'pressed', picks: ['walk'] })
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(4) })
    meanwhile(table).answers('walk')
    expect(table.asks('answer').body.foreseen).toBeUndefined()
    expect(table.shown).toBe(3)
  })

  test('is not requested from a distant host, nor while an update is queued', () => {
    const far = new Alone().sits(whole(3), { shared: false, near: false })
    far.send({ happens: 'pressed', picks: ['walk'] })
    expect(far.wished()).toEqual([])
    const slow = new Alone(looking(900)).sits(whole(3))
    slow.tells(asked(4)).tells(asked(5))
    slow.wished()
    slow.send({ happens: 'pressed', picks: ['walk'] })
    expect(slow.wished()).toEqual([])
  })
})
