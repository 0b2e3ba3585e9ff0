// Identity: a secret in a cookie that scripts can't read, or a token for programs.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { open, type Opened, send } from './carrier.ts'

let opened: Opened

beforeAll(async () => (opened = await open({ LOREHALL_TRUST_PROXY: '1' })))
afterAll(() => opened.server.stop())

const introduce = (headers: Record<string, string> = {}, more: object = {}) =>
  send(opened.port, '/api/me', { method: 'POST', body: { name: 'Ada', ...more }, headers })

const tokenIn: (text: string) => { token: string } = JSON.parse
const meIn: (text: string) => { me: { id: string } } = JSON.parse

const cookieOf = (headers: Record<string, string | string[] | undefined>) => String(headers['set-cookie'])

const pairOf = (headers: Record<string, string | string[] | undefined>) =>
  cookieOf(headers).split(';', 1)[0] ?? ''

it('a new person gets a cookie that scripts and other sites cannot read', async () => {
  const { status, headers, json } = await introduce()
  expect(status).toBe(200)
  expect(json()).toMatchObject({ me: { name: 'Ada' } })
  expect(json()).not.toHaveProperty('token')
  expect(cookieOf(headers)).toMatch(
    /^lorehall=[\w-]{20,}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  )
})

it('over https, the cookie is only for https', async () => {
  const { headers } = await introduce({ 'x-forwarded-proto': 'https' })
  expect(cookieOf(headers)).toContain('; Secure')
  expect(headers['strict-transport-security']).toBeDefined()
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

it('a program gets a token instead, and is known by it', async () => {
  const { headers, body } = await introduce({}, { token: true })
  expect(headers['set-cookie']).toBeUndefined()
  const { token } = tokenIn(body.toString())
  await send(opened.port, '/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(opened.house.asked.at(-1)?.person).toMatch(/^p\d+$/)
})

it('a known person is not created again: the first reply may have been lost', async () => {
  const { headers, body } = await introduce()
  const { me } = meIn(body.toString())
  opened.house.answer = ({ op }) => (op === 'change' ? { me: { ...me, name: 'Ada' } } : {})
  const again = await introduce({ cookie: pairOf(headers) })
  expect(again.headers['set-cookie']).toBeUndefined()
  expect(again.json()).toMatchObject({ me: { id: me.id } })
})

it.each(['lorehall=0123456789abcdef0123456789', 'lorehall=<script>', 'a=1; lorehall='])(
  'the forged cookie %s identifies nobody, and is cleared',
  async (cookie) => {
    opened.house.answer = () => ({ me: null })
    const { status, headers, json } = await send(opened.port, '/api/me', { headers: { cookie } })
    expect([status, json()]).toEqual([200, { me: null }])
    expect(cookieOf(headers)).toMatch(/^lorehall=; Path=\/; Max-Age=0/)
    expect(opened.house.asked.at(-1)?.person).toBeNull()
  },
)

it('a cookie of another name is left alone', async () => {
  opened.house.answer = () => ({ me: null })
  const { headers } = await send(opened.port, '/api/me', {
    headers: { cookie: 'notlorehall=1; x=lorehall=2' },
  })
  expect(headers['set-cookie']).toBeUndefined()
})

it('a recovery link signs this device in as the same person; a wrong one says so', async () => {
  const recover = (token: string) => send(opened.port, '/api/recover', { method: 'POST', body: { token } })
  expect(pairOf((await recover('right')).headers)).toMatch(/^lorehall=/)
  const wrong = await recover('wrong')
  expect(wrong.status).toBe(404)
  expect(wrong.json()).toMatchObject({ code: 'unknown-link' })
  expect(wrong.headers['set-cookie']).toBeUndefined()
})

it('the cookie of a deleted person is cleared', async () => {
  const { headers } = await introduce()
  opened.house.answer = () => ({})
  const gone = await send(opened.port, '/api/me', { method: 'DELETE', headers: { cookie: pairOf(headers) } })
  expect(cookieOf(gone.headers)).toMatch(/^lorehall=; Path=\/; Max-Age=0/)
})
