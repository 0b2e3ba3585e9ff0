// Signing in. The secret goes into a cookie or, if a program asks for it, into the reply.
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import type { Caller, Gateway } from '../gateway.ts'
import type { Door } from '../door.ts'
import { meOf } from '../house.ts'

interface IdentityParts {
  readonly house: Door
  readonly gateway: Gateway
  /** Puts the secret into the cookie. */
  readonly keep: (secret: string) => void
}

export async function introduce(
  { house, gateway, keep }: IdentityParts,
  { name, token }: OnlineRead<'introduce'>,
  caller: Caller,
): Promise<OnlineGives<'introduce'>> {
  // Probably sent again because the first reply was lost. Keep the person instead of creating a second one.
  if (caller.person !== null && token !== true) return house.perform('change', { name }, caller.person)
  gateway.welcome(caller.address)
  const { person, secret } = await house.introduce(name)
  if (token !== true) keep(secret)
  return gateway.checked('introduce', { me: meOf(person), ...(token === true ? { token: secret } : {}) })
}

export async function recover(
  { house, gateway, keep }: IdentityParts,
  { token }: OnlineRead<'recover'>,
): Promise<OnlineGives<'recover'>> {
  const { person, secret } = await house.recover(token)
  keep(secret)
  return gateway.checked('recover', { me: meOf(person) })
}
