// The words of Order & Chaos on the page.

/** A sentence about each faction. */
export const FACTIONS_EN = {
  lionkin:
    'Discipline over numbers. They live in the Desert, fight best when outmatched, and may spare the beaten for glory.',
  lizardfolk:
    'Curious to madness. They are paid for every token they turn over, and they hex armies that stand in their way.',
  goblins: 'More of everything: bodies, boats and bolts. Cheap, explosive, and every rule has a lever on it.',
}
