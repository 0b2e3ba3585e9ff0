// Names and texts of the wish tokens and the region, in our own words.
import type { CardText } from '../../../../box/content.ts'
import { ATTRIBUTES } from '../../../../state.ts'

const OF_ATTRIBUTES: readonly (readonly [string, CardText])[] = ATTRIBUTES.map((name, i) => [
  `wish-${name}`,
  { name: `Wish for ${name}`, text: i < 3 ? `Gain {common} ${name}.` : `Gain {heroic} ${name}.` },
])

export const WISHES_EN: Readonly<Record<string, CardText>> = {
  ...Object.fromEntries(OF_ATTRIBUTES),
  'wish-honor': { name: 'Wish for honor', text: 'Gain {honor} honor.' },
  'wish-much-honor': { name: 'Wish for more honor', text: 'Gain {muchHonor} honor.' },
}

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  'well-of-wishes': {
    name: 'Well of Wishes',
    text: 'Choose one of the three wishes in the well and gain what it shows. It goes back to the other wishes, and a new one is drawn.',
  },
}
