// The texts of a replay.
import { learn } from './en.ts'
import { REPLAY_EN } from './replay/en.ts'

learn(REPLAY_EN)
