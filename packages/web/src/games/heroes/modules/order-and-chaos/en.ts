// The words of Order & Chaos on the page.

/** A sentence about each faction. */
export const FACTIONS_EN = {
  goblins: 'More of everything: bodies, boats and bolts. Cheap, explosive, and every rule has a lever on it.',
}
