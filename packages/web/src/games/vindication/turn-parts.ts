// The parts of a turn, and which of them an answer belongs to by its kind.

type TurnPart = 'activate' | 'move' | 'visit'

/** What is not here is possible beside the turn. */
export const TURN_PART: Readonly<Record<string, TurnPart>> = {
  character: 'activate',
  activate: 'activate',
  move: 'move',
  stop: 'move',
  struggle: 'move',
  visit: 'visit',
  extra: 'visit',
  rest: 'visit',
}
