// The words of a table with people from elsewhere.
import { learn } from './en.ts'
import { COMPANY_EN } from './company/en.ts'

learn(COMPANY_EN)
