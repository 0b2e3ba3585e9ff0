// HTTP requests follow the server's list of operations, and failures become sentences.
import { operations } from '@lorehall/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from '../src/online/api.ts'
import { letterFor, ROUTES } from '../src/online/routes.ts'

describe('the routes', () => {
  it('are exactly those of the server', () => {
    const theirs = Object.entries(operations).map(([op, { method, path }]) => [op, `${method} ${path}`])
    expect(ROUTES).toEqual(Object.fromEntries(theirs))
  })

  it('put named parameters into the path and the rest into the body or the query', () => {
    expect(letterFor('answer', { table: 'abc', ask: 7, picks: ['move:14'] })).toEqual({
      method: 'POST',
      path: '/api/tables/abc/answer',
      body: { ask: 7, picks: ['move:14'] },
    })
    expect(letterFor('chat', { table: 'abc', after: 3 })).toEqual({
      method: 'GET',
      path: '/api/tables/abc/chat?after=3',
      body: null,
    })
    expect(letterFor('find', { code: 'a/b?c' }).path).toBe('/api/codes/a%2Fb%3Fc')
  })
})

describe('a call', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answering = (answer: Response | Error) =>
    vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))

  it('returns the server’s reply', async () => {
    answering(Response.json({ me: null }))
    expect(await call('me', {})).toEqual({ me: null })
  })

  it('passes on the server’s refusal with its code and sentence', async () => {
    answering(Response.json({ code: 'full-table', message: 'every seat is taken' }, { status: 409 }))
    await expect(call('start', { table: 'abcdefghij' })).rejects.toMatchObject({
      code: 'full-table',
      message: 'every seat is taken',
    })
  })

  it('reports that the server can’t be reached', async () => {
    answering(new TypeError('fetch failed'))
    await expect(call('me', {})).rejects.toMatchObject({ code: 'offline' })
    answering(new Response('Bad gateway', { status: 502 }))
    await expect(call('me', {})).rejects.toMatchObject({ code: 'offline' })
  })

  it('tells a static file host from a server', async () => {
    answering(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
    await expect(call('me', {})).rejects.toMatchObject({ code: 'no-server' })
    answering(new Response('', { status: 404 }))
    await expect(call('me', {})).rejects.toMatchObject({ code: 'no-server' })
  })
})
