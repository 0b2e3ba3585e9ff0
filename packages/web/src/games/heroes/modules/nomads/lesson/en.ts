// English text of the lesson about Nomads. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  place: {
    title: 'Nomads in the Desert',
    words:
      'Each round, the first player places a Nomad: in a free Desert, later next to a Nomad. Place one in the western Desert.',
  },
  raid: {
    title: 'A raid',
    words: 'Regions next to Nomads yield 1 resource less, until somebody captures the Nomads. Press Next.',
  },
  capture: {
    title: 'Capture',
    words:
      'An army with twice as much Strength as there are Nomads captures them. March into the Desert with everyone.',
  },
  helper: {
    title: 'A helper',
    words:
      'You gain 1 point, and the Nomad helps you this round: it can Muster or follow like a Serf. Save it: answer No.',
  },
  follow: {
    title: 'Follow with the Nomad',
    words:
      'Wenna recruits. Your Courtyard is empty, but the Nomad can follow in place of a Serf. Recruit a Warrior.',
  },
  done: {
    title: 'For hire',
    words:
      'If Nomads don’t wander, one player at a time may hire three of them as Units. Keep playing, or go back to the hall.',
  },
} as const
