// The options of the story.
import { choiceMaker } from '@lorehall/grammar'

const make = choiceMaker()

/** A choice of the scene, a to e. */
export const CHOOSE = make.each('choose', 'choice')
/** Adds this many hearts to the die. */
export const ADD = make.sum('add', 'hearts')
/** Searches for one's own mission, by its place. */
export const MISSION = make.each('mission', 'location')

/** Meets or fights a piece on the hero's space. */
export const MEET = make.each('meet', 'piece')
export const CHALLENGE = make.each('challenge', 'piece')
/** A step through a rift, for mana or for hearts. */
export const BY_MANA = make.nth('rift-mana', 'space', 'way')
export const BY_HEARTS = make.nth('rift-hearts', 'space', 'way')
/** The move begins at this space instead. */
export const MOOR = make.nth('moor', 'space')
/** The hero begins at the usual start, or at another space. */
export const STAY = make.word('begin-here', 'figure', 'usual')
export const BEGIN = make.nth('begin', 'space')
/** The good that a villager makes in this production. */
export const NAMED = make.each('named', 'good')
/** An item helps with the test. */
export const HELP = make.each('help', 'piece')

export const KINDS: ReadonlySet<string> = new Set(make.kinds())
