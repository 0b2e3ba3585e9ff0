// Becoming someone. The secret goes into a cookie or, where a program asks for it, into the answer.
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import type { Caller, Porter } from '../porter.ts'
import type { Door } from '../door.ts'
import { meOf } from '../house.ts'

interface IdentityParts {
  readonly house: Door
  readonly porter: Porter
  /** Puts the secret into the cookie. */
  readonly keep: (secret: string) => void
}

export async function introduce(
  { house, porter, keep }: IdentityParts,
  { name, token }: OnlineRead<'introduce'>,
  caller: Caller,
): Promise<OnlineGives<'introduce'>> {
  // Sent again because the first answer was lost: the same person, not a second one.
  if (caller.person !== null && token !== true) return house.perform('change', { name }, caller.person)
  porter.welcome(caller.address)
  const { person, secret } = await house.introduce(name)
  if (token !== true) keep(secret)
  return porter.checked('introduce', { me: meOf(person), ...(token === true ? { token: secret } : {}) })
}

export async function recover(
  { house, porter, keep }: IdentityParts,
  { token }: OnlineRead<'recover'>,
): Promise<OnlineGives<'recover'>> {
  const { person, secret } = await house.recover(token)
  keep(secret)
  return porter.checked('recover', { me: meOf(person) })
}
