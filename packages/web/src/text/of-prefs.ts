// The texts of the preferences.
import { learn } from './en.ts'
import { PREFS_EN } from './prefs/en.ts'

learn(PREFS_EN)
