// The rules of Heroes, with lanterns.
import { ENEMY_STEPS } from '@lorehall/heroes/enemy'
import { heroesWith } from '@lorehall/heroes/game'
import { lanterns } from '@lorehall/heroes/testing'

export const game = heroesWith([lanterns], ENEMY_STEPS, [lanterns.content])
