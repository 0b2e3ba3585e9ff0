// The names of the battle board's spheres.
import { ATTRIBUTES } from '@lorehall/vindication/client'
import type { OwnWords } from '../own.ts'
import type { BattleSphere } from '../seen.ts'

const REWARDS = ['home', 'unlock', 'resolve', 'teleport', 'pick', 'clone', 'honor'] as const
export type RewardName = (typeof REWARDS)[number]

export const rewardNamed = (name: string): RewardName => REWARDS.find((one) => one === name) ?? 'clone'

/** For example "Courage" or "Conviction". */
export function ringName(ring: number, { t }: OwnWords): string {
  const name = ATTRIBUTES[ring]
  return name === undefined ? t('myths.conviction') : t(`attribute.${name}`)
}

export const rewardWords = (reward: string, { t }: OwnWords) => t(`myths.reward.${rewardNamed(reward)}`)

/** For example "courage: Gain 2 honor". */
export function sphereWords({ ring, reward }: BattleSphere, words: OwnWords): string {
  return words.t('myths.sphere', { ring: ringName(ring, words), reward: rewardWords(reward, words) })
}
