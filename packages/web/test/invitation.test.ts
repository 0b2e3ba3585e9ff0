// The link in an invitation is one that others can open, if the server knows one.
import { expect, test } from 'vitest'
import { invitationTo } from '../src/online/invitation.ts'

const NETWORK = ['http://192.168.1.20:3000', 'http://10.0.0.5:3000']

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a page at %s invites to the address on the network',
  (here) => {
    expect(invitationTo('tabc', new URL(here), NETWORK)).toEqual({
      link: 'http://192.168.1.20:3000/t/tabc',
      others: ['http://10.0.0.5:3000/t/tabc'],
      reach: 'network',
    })
  },
)

test('without such an address, the page says that its link works only here', () => {
  expect(invitationTo('tabc', new URL('http://localhost:3000'), [])).toEqual({
    link: 'http://localhost:3000/t/tabc',
    others: [],
    reach: 'here',
  })
})

test.each(['http://192.168.1.20:3000', 'https://play.example.org', 'https://localhost.example.org'])(
  'a page at %s keeps its own address',
  (here) => {
    expect(invitationTo('tabc', new URL(here), NETWORK)).toEqual({
      link: `${here}/t/tabc`,
      others: [],
      reach: 'all',
    })
  },
)
