// English text of the lesson about Myths & Wonders. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  asleep: {
    title: 'Ronak sleeps',
    words:
      'Six black blocks surround Ronak. If your move ends on one, it goes on him. Five are on him already. Press Next.',
  },
  wake: {
    title: 'The sixth block',
    words:
      'The sixth block wakes Ronak, and everyone fights him after your turn. Go to space 13, then end your turn.',
  },
  prepare: {
    title: 'Getting ready',
    words:
      'Before the fight, you may move up to 3 blocks to conviction. Conviction can save your champion. Move 1 block to conviction.',
  },
  contribute: {
    title: 'Contributing',
    words:
      'Each turn of the fight, put 1 block on a free sphere and take its reward. Contribute 1 strength: take a teleport token.',
  },
  roll: {
    title: 'Your champion',
    words:
      'Then your champion attacks. The white die gives an attribute, and the black die tires or kills your champion. Roll the dice.',
  },
  done: {
    title: 'Beating Ronak',
    words:
      'When all spheres are filled, everyone takes loot. If nobody contributes for a round, Ronak leaves. Keep playing, or go back to the hall.',
  },
} as const
