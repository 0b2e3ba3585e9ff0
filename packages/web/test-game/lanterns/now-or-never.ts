// The rules of Now or Never, with lanterns.
import { nowOrNeverWith } from '@lorehall/now-or-never/game'
import { lanterns } from '@lorehall/now-or-never/testing'

export const game = nowOrNeverWith([lanterns], [lanterns.content])
