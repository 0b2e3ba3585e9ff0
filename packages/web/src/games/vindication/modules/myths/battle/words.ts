// What the spheres of the battle board are called.
import { ATTRIBUTES } from '@lorehall/vindication/face'
import type { OwnWords } from '../own.ts'
import type { BattleSphere } from '../seen.ts'

const REWARDS = ['home', 'unlock', 'resolve', 'teleport', 'pick', 'clone', 'honor'] as const
export type RewardName = (typeof REWARDS)[number]

export const rewardNamed = (name: string): RewardName => REWARDS.find((one) => one === name) ?? 'clone'

/** "Courage", or "Conviction". */
export function ringName(ring: number, { t }: OwnWords): string {
  const name = ATTRIBUTES[ring]
  return name === undefined ? t('myths.conviction') : t(`attribute.${name}`)
}

export const rewardWords = (reward: string, { t }: OwnWords) => t(`myths.reward.${rewardNamed(reward)}`)

/** "courage: Gain 2 honor". */
export function sphereWords({ ring, reward }: BattleSphere, words: OwnWords): string {
  return words.t('myths.sphere', { ring: ringName(ring, words), reward: rewardWords(reward, words) })
}
