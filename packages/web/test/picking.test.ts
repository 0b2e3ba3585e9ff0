// Menus and confirmations close with their question and with the table.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { update, wireAsk } from './kit.ts'

// The session starts a worker; no test here sends it a request.
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(): void {}
  },
)
const { useSession } = await import('../src/state/session/store.ts')
const { openMenu, usePick, walk } = await import('../src/table-ui/picking.ts')
const { useSettings } = await import('../src/state/settings.ts')

const asked = (id: number | null) => update({ ask: id === null ? null : wireAsk({ id }) })
const menu = () => usePick.getState().menu

beforeEach(() => {
  useSession.setState({ table: 'a', shown: asked(1) })
  usePick.setState({ menu: null, confirm: null })
})

describe('a menu', () => {
  it('opens only at an open table', () => {
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

  it('closes with the question, and stays while others act', () => {
    openMenu({ at: 'speed' })
    useSession.setState({ shown: { ...asked(1), seq: 2 } })
    expect(menu()).toEqual({ at: 'speed' })
    useSession.setState({ shown: asked(2) })
    expect(menu()).toBeNull()
  })
})

describe('a walk', () => {
  it('needs confirmation if every move does, until another question is asked', () => {
    useSettings.setState({ guard: true })
    walk(['move:3', 'move:4'])
    expect(usePick.getState().confirm?.picks).toEqual(['move:3', 'move:4'])
    useSession.setState({ shown: asked(2) })
    expect(usePick.getState().confirm).toBeNull()
  })
})
