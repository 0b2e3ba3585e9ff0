// The texts of the scenes of triumph, in addition to those of the table and of the hall.
import { withTable } from '../text/own.ts'
import { TRIUMPH_EN } from './en.ts'

export const { useWords } = withTable(TRIUMPH_EN)
