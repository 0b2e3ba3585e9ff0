// The texts that only some tables need.
import { learn } from './en.ts'
import { FURTHER_EN } from './further/en.ts'

learn(FURTHER_EN)
