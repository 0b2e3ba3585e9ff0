// The texts of a table with people online, and of its lobby.
import { learn } from './en.ts'
import { COMPANY_EN } from './company/en.ts'

learn(COMPANY_EN)
