// What is asked for beside the play: hints when the table is on the screen, and what is about to be answered.
import { describe, expect, test } from 'vitest'
import { Alone, asked, looking, whole } from './alone.ts'

const HINTS = { options: { walk: { effects: ['you go there'], ends: false, idle: false } }, routes: {} }

/** At a table that has just been told, and the frame it is drawn in. */
function told() {
  const table = new Alone().sits(whole(3)).tells(asked(4))
  const frame = table.wished().flatMap((effect) => (effect.do === 'frame' ? [effect.n] : []))[0] ?? -1
  return { table, frame }
}

describe('hints', () => {
  test('are asked for when the question is on the screen, and once', () => {
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

  test('do not wait for the frame where somebody must know', () => {
    const { table, frame } = told()
    table.send({ happens: 'hintsWanted' })
    expect(table.asks('hints').body.ask).toBe(4)
    table.send({ happens: 'drawn', n: frame })
    expect(table.wished()).toEqual([])
  })

  test('of a frame that shows something else already are not asked for', () => {
    const { table, frame } = told()
    table.tells(asked(5))
    table.wished()
    table.send({ happens: 'drawn', n: frame })
    expect(table.wished()).toEqual([])
    expect(table.open.hints.is).toBe('due')
  })

  test('that come too late are not those of what is shown', () => {
    const { table } = told()
    table.send({ happens: 'hintsWanted' })
    const { n } = table.asks('hints')
    table.tells(asked(5)).send({ happens: 'hinted', n, hints: HINTS })
    expect(table.open.hints.is).toBe('due')
  })

  test('that the host does not say are missing until somebody asks again', () => {
    const { table, frame } = told()
    table.send({ happens: 'drawn', n: frame })
    table.send({ happens: 'hinted', n: table.asks('hints').n, hints: null })
    expect(table.open.hints).toEqual({ is: 'missing' })
    table.send({ happens: 'drawn', n: frame })
    expect(table.wished()).toEqual([])
    table.send({ happens: 'hintsWanted' })
    expect(table.asks('hints').body.ask).toBe(4)
  })

  test('stay where the same is asked at the same table', () => {
    const { table, frame } = told()
    table.send({ happens: 'drawn', n: frame })
    table.send({ happens: 'hinted', n: table.asks('hints').n, hints: HINTS })
    table.tells(asked(5, { view: { at: 4 }, ask: table.open.shown.ask }))
    expect(table.open.hints).toEqual({ is: 'known', hints: HINTS })
    table.tells(asked(6))
    expect(table.open.hints.is).toBe('due')
  })

  test('are known to be none where nothing is asked', () => {
    const table = new Alone().sits(whole(3, { ask: null }))
    expect(table.open.hints).toEqual({ is: 'known', hints: { options: {}, routes: {} } })
    table.send({ happens: 'hintsWanted' })
    expect(table.wished()).toEqual([])
  })
})

describe('foresight', () => {
  const pressed = (...picks: string[]) => new Alone().sits(whole(3)).send({ happens: 'pressed', picks })

  test('is asked for once while the same is pressed', () => {
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

  test('is not asked for again where it cannot be', () => {
    const table = pressed('fight')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: null })
    expect(table.open.foresight).toEqual({ is: 'hidden', picks: ['fight'] })
    table.send({ happens: 'pressed', picks: ['fight'] })
    expect(table.wished()).toEqual([])
  })

  test('is of the answer pressed last, whatever comes first', () => {
    const table = pressed('walk')
    const { n } = table.asks('foresee')
    table.send({ happens: 'pressed', picks: ['rest'] })
    table.send({ happens: 'foreseen', n, update: asked(4) })
    expect(table.open.foresight).toMatchObject({ is: 'asked', picks: ['rest'] })
    table.answers('rest')
    expect(table.shown).toBe(3)
  })

  test('tells a row of answers from one of the same letters', () => {
    const table = pressed('pay', 'augment')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(4) })
    table.answers('pay augment')
    expect(table.shown).toBe(3)
  })

  test('goes with what is shown', () => {
    const table = pressed('walk')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(4) })
    table.tells(asked(4, { ask: table.open.shown.ask })).answers('walk')
    expect(table.asks('answer').body).toEqual({ table: 'a', seat: 0, ask: 3, picks: ['walk'] })
  })

  test('that knows of more than this page has been told is not shown', () => {
    const table = pressed('walk')
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(5) })
    expect(table.answers('walk').asks('answer').body.foreseen).toBeUndefined()
    expect(table.shown).toBe(3)
  })

  test.each([
    ['the table is being looked at again', (table: Alone) => table.send({ happens: 'lookedAgain' })],
    ['something waits to be shown', (table: Alone) => table.tells(asked(4))],
  ])('is not shown where %s', (_, meanwhile) => {
    const table = new Alone(looking(900))
    table.sits(whole(2)).tells(asked(3))
    table.send({ happens: 'pressed', picks: ['walk'] })
    table.send({ happens: 'foreseen', n: table.asks('foresee').n, update: asked(4) })
    meanwhile(table).answers('walk')
    expect(table.asks('answer').body.foreseen).toBeUndefined()
    expect(table.shown).toBe(3)
  })

  test('is not asked of a host that is far, nor while something waits to be shown', () => {
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
