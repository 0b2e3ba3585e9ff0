// The words of Order & Chaos on the page.

/** A sentence about each faction. */
export const FACTIONS_EN = {
  undead: 'Nothing of theirs stays dead. Losses become Souls, and Souls become bodies or Strength.',
  lionkin:
    'Discipline over numbers. They live in the Desert, fight best when outmatched, and may spare the beaten for glory.',
  lizardfolk:
    'Curious to madness. They are paid for every token they turn over, and they hex armies that stand in their way.',
  goblins: 'More of everything: bodies, boats and bolts. Cheap, explosive, and every rule has a lever on it.',
}

/** The Underworld card. */
export const SOULS_EN = {
  'souls.all': 'Souls',
  'souls.n': 'Souls: {n} of {most}',
  'souls.line': '{n} of {most} Souls on the Underworld card.',
} as const
