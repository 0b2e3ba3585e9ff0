// The wish tokens: their names, effects and icons.
import { ATTRIBUTES, type AttributeName, type Face, facesApart } from '@lorehall/vindication/client'

const WISHES: ReadonlyMap<string, Face<string>> = new Map(
  facesApart().flatMap((face) => (face.deck === 'wishes' ? [[face.id, face] as const] : [])),
)

export const wishNamed = (id: string): Face<string> | undefined => WISHES.get(id)

/** The attribute it gives; null: it gives honor. */
export function wishedFor({ id }: Face<string>): AttributeName | null {
  return ATTRIBUTES.find((name) => id === `wish-${name}`) ?? null
}

export const EVERY_WISH: readonly Face<string>[] = [...WISHES.values()]
