// What is opened over a question goes with it, and with the table.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { update, wireAsk } from './kit.ts'

// The session starts a worker; nothing here asks it for anything.
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(): void {}
  },
)
const { useSession } = await import('../src/state/session.ts')
const { openMenu, usePick, walk } = await import('../src/table/lit.ts')
const { useSettings } = await import('../src/state/settings.ts')

const asked = (id: number | null) => update({ ask: id === null ? null : wireAsk({ id }) })
const menu = () => usePick.getState().menu

beforeEach(() => {
  useSession.setState({ table: 'a', shown: asked(1) })
  usePick.setState({ menu: null, confirm: null })
})

describe('a menu', () => {
  it('opens where something is played, and only there', () => {
    expect(openMenu({ at: 'speed' })).toBe(true)
    expect(menu()).toEqual({ at: 'speed' })
    useSession.setState({ table: null, shown: null })
    expect(openMenu({ at: 'speed' })).toBe(false)
  })

  it('closes when the table is left', () => {
    openMenu({ at: 'speed' })
    useSession.setState({ table: null, shown: null })
    expect(menu()).toBeNull()
  })

  it('closes with the question, and stays while others do what they do', () => {
    openMenu({ at: 'speed' })
    useSession.setState({ shown: { ...asked(1), seq: 2 } })
    expect(menu()).toEqual({ at: 'speed' })
    useSession.setState({ shown: asked(2) })
    expect(menu()).toBeNull()
  })
})

describe('a walk', () => {
  it('is asked about where every answer is, and no longer once something else is asked', () => {
    useSettings.setState({ guard: true })
    walk(['move:3', 'move:4'])
    expect(usePick.getState().confirm?.picks).toEqual(['move:3', 'move:4'])
    useSession.setState({ shown: asked(2) })
    expect(usePick.getState().confirm).toBeNull()
  })
})
