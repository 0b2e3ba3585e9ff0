// The verbs and rules that pets add to the vocabulary.
import type { OwnVerb } from '../../../cards/card.ts'

/** A trigger token moves along the honor track, either way. */
export const shiftToken = (): OwnVerb => ({ verb: 'own', does: 'menagerie/shiftToken' })
/** A secret quest is drawn and kept. */
export const drawQuest = (): OwnVerb => ({ verb: 'own', does: 'menagerie/drawQuest' })
/** The top card of a board deck is turned face up. */
export const unveil = (): OwnVerb => ({ verb: 'own', does: 'menagerie/unveil' })

/** Rules of pets, looked up when their master gives attributes and when figures pass. */
export const GIVES_MORE = 'menagerie/givesMore'
export const PASSERS_BY = 'menagerie/passersBy'
