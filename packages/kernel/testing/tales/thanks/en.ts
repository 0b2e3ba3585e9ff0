export const TALE = [
  'You lead her through the ford by the feel of the stones. On the far bank she lights the lantern at last, and the rain stops around it.',
]
