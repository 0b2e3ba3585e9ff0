// Opening a table, choosing eyes, and passing a shared device around.
import { describe, expect, test } from 'vitest'
import { Alone, asked, looking, whole } from './alone.ts'

const SHARED = { shared: true, near: true }
const AFAR = { shared: false, near: false }
const person = { name: 'Ada', kind: 'person' } as const
const bot = { name: 'Brim', kind: 'bot' } as const
const WHY = { code: 'not-found', message: 'no such table' }

/** The first update on a shared device, before eyes are chosen. */
const unseated = (said: Parameters<typeof whole>[1]) => whole(3, { eyes: null, ask: null, ...said })

function atTheDoor(host = SHARED): Alone {
  return new Alone().send({ happens: 'opened', table: 'a', host })
}

describe('opening', () => {
  test('online, the server decides whose eyes they are', () => {
    const table = atTheDoor(AFAR)
    expect(table.session.is).toBe('opening')
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(3, { eyes: 2 }) })
    expect(table.open.shown.eyes).toBe(2)
  })

  test('the only person at a device looks from their own seat', () => {
    const table = atTheDoor()
    const { n, body } = table.asks('watch')
    expect(body).toEqual({ table: 'a', eyes: null })
    table.send({ happens: 'watched', n, update: unseated({ seats: [bot, person], waiting: [0] }) })
    expect(table.session.is).toBe('opening')
    const second = table.asks('watch')
    expect(second.body.eyes).toBe(1)
    table.send({ happens: 'watched', n: second.n, update: whole(3, { seats: [bot, person], eyes: 1 }) })
    expect(table.open).toMatchObject({ shown: { eyes: 1 }, curtain: null })
  })

  test('with only bots at the table, the player is a spectator', () => {
    const table = atTheDoor()
    table.send({ happens: 'watched', n: table.asks('watch').n, update: unseated({ seats: [bot, bot] }) })
    expect(table.open).toMatchObject({ shown: { eyes: null }, curtain: null })
  })

  test('a shared device goes to the person who must decide', () => {
    const table = atTheDoor()
    const first = unseated({ seats: [person, person], waiting: [1] })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: first })
    expect(table.open.curtain).toBe(1)
  })

  test('a table that can’t be opened is shut, with the reason', () => {
    const table = atTheDoor()
    table.send({ happens: 'notWatched', n: table.asks('watch').n, why: WHY })
    expect(table.session).toMatchObject({ is: 'shut', table: 'a', why: WHY })
  })

  test('replies and updates of the previous table are ignored', () => {
    const table = new Alone().sits(whole(3)).send({ happens: 'lookedAgain' })
    const { n } = table.asks('watch')
    table.send({ happens: 'opened', table: 'b', host: AFAR })
    table.send({ happens: 'watched', n, update: whole(3) })
    expect(table.session.is).toBe('opening')
    table.send({ happens: 'watched', n: table.asks('watch').n, update: whole(1, { table: 'b' }) })
    table.tells(asked(4))
    expect(table.open.shown).toMatchObject({ table: 'b', entries: 1 })
  })

  test('leaving a table tells the host', () => {
    const table = new Alone().sits(whole(3)).send({ happens: 'closed' })
    expect(table.asks('leave').body).toEqual({ table: 'a' })
    expect(table.session.is).toBe('closed')
    expect(table.tells(asked(4)).session.is).toBe('closed')
  })
})

describe('a shared device', () => {
  const seats = [person, person]
  const mine = (entries: number, said: Partial<Parameters<typeof asked>[1]> = {}) =>
    whole(entries, { seats, ...said })

  function playing(): Alone {
    return new Alone().sits(mine(3), SHARED)
  }

  test('hides the table behind a curtain when another person must decide', () => {
    const table = playing().tells(asked(4, { seats, ask: null, waiting: [1] }))
    expect(table.open.curtain).toBe(1)
    table.send({ happens: 'eyesChosen', eyes: 1 })
    const { n, body } = table.asks('watch')
    expect(body.eyes).toBe(1)
    table.send({ happens: 'watched', n, update: mine(4, { eyes: 1, waiting: [1] }) })
    expect(table.open).toMatchObject({ curtain: null, shown: { eyes: 1 } })
  })

  test('has no curtain while its holder or a bot must decide, and at the end', () => {
    const open = (said: Parameters<typeof asked>[1]) => playing().tells(asked(4, { seats, ...said })).open
    expect(open({ waiting: [0, 1] }).curtain).toBeNull()
    expect(open({ seats: [person, bot], waiting: [1] }).curtain).toBeNull()
    expect(open({ waiting: [1], over: true }).curtain).toBeNull()
  })

  test('draws the curtain only after the last update was shown for its time', () => {
    const table = new Alone(looking(300))
    table.sits(mine(3), SHARED).tells(asked(4, { seats, ask: null, waiting: [1] }))
    expect(table.open.curtain).toBeNull()
    table.send({ happens: 'due' })
    expect(table.open.curtain).toBe(1)
  })

  test('goes to a person for their aside, and back to the one who must decide', () => {
    const table = playing().send({ happens: 'calledAside', seat: 1 })
    expect(table.open.curtain).toBe(1)
    table.send({ happens: 'eyesChosen', eyes: 1 })
    const offer = mine(3, { eyes: 1, waiting: [0] })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: offer })
    // No curtain falls during the aside.
    expect(table.open).toMatchObject({ curtain: null, beside: 1, shown: { eyes: 1 } })
    table.tells({ ...mine(4, { eyes: 1, waiting: [0] }), after: 3, fresh: false })
    expect(table.open.curtain).toBeNull()
    table.send({ happens: 'handedBack' })
    expect(table.open).toMatchObject({ curtain: 0, beside: null })
  })

  test('stays with the person called aside if they must decide next', () => {
    const table = playing().send({ happens: 'calledAside', seat: 1 }).send({ happens: 'eyesChosen', eyes: 1 })
    table.send({ happens: 'watched', n: table.asks('watch').n, update: mine(3, { eyes: 1, waiting: [0] }) })
    table.tells({ ...mine(4, { eyes: 1, waiting: [1] }), after: 3, fresh: false })
    expect(table.open).toMatchObject({ curtain: null, beside: null })
    table.tells({ ...mine(5, { eyes: 1, waiting: [0] }), after: 4, fresh: false })
    expect(table.open.curtain).toBe(0)
  })

  test('ignores updates for other eyes', () => {
    expect(playing().tells(asked(4, { seats, eyes: 1 })).shown).toBe(3)
  })

  test('undo never shows a moment that other eyes saw', () => {
    const table = playing()
      .answers('end')
      .tells(asked(4, { seats, ask: null, waiting: [1] }))
    table.send({ happens: 'eyesChosen', eyes: 1 })
    const turned = table.wished().findLast((effect) => effect.do === 'watch')
    table.send({ happens: 'watched', n: turned?.n ?? -1, update: mine(4, { eyes: 1, waiting: [1] }) })
    table.send({ happens: 'undone' })
    expect(table.open.shown).toMatchObject({ entries: 4, eyes: 1 })
  })

  test('has the right curtain after the table was fetched again', () => {
    const waits = mine(4, { ask: null, waiting: [1] })
    const drawn = playing()
      .tells({ ...waits, after: 3, fresh: false })
      .send({ happens: 'hostGone' })
    drawn.send({ happens: 'watched', n: drawn.open.looking?.n ?? -1, update: waits })
    expect(drawn.open.curtain).toBe(1)
    // The host died after it had stored the answer.
    const open = playing().answers('end').send({ happens: 'hostGone' })
    open.send({ happens: 'watched', n: open.open.looking?.n ?? -1, update: waits })
    expect(open.open.curtain).toBe(1)
    const first = atTheDoor()
    first.send({ happens: 'watched', n: first.asks('watch').n, update: unseated({ seats, waiting: [0] }) })
    first.send({ happens: 'hostGone' })
    first.send({
      happens: 'watched',
      n: first.open.looking?.n ?? -1,
      update: unseated({ seats, waiting: [0] }),
    })
    expect(first.open.curtain).toBe(0)
  })
})
