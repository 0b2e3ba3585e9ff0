// The rules of Heroes, with lanterns.
import { heroesWith } from '@lorehall/heroes/game'
import { lanterns } from '@lorehall/heroes/testing'

export const game = heroesWith([lanterns], [lanterns.content])
