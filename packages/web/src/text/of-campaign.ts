// The texts of campaigns.
import { CAMPAIGN_EN } from './campaign/en.ts'
import { learn } from './en.ts'

learn(CAMPAIGN_EN)
