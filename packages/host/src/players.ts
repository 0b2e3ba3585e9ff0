// The bots with a game's judge. Loaded when the first bot has to think.
import { asideTaken, type Bot, botNamed, think } from '@lorehall/bots'
import type { Judge } from '@lorehall/kernel'

export interface Players {
  readonly named: (name: string) => Bot
  readonly think: typeof think
  readonly asideTaken: typeof asideTaken
}

export const playersBy = (judge: Judge): Players => ({
  named: (name) => botNamed(name, judge),
  think,
  asideTaken,
})
