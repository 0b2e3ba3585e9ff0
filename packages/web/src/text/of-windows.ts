// The texts of the windows over a table.
import { learn } from './en.ts'
import { OPTIONS_EN } from './options/en.ts'
import { WINDOWS_EN } from './windows/en.ts'

learn({ ...WINDOWS_EN, ...OPTIONS_EN })
