// Names and texts of the infused crystals and the regions, in our own words.
import type { CardText, Otherwise } from '../../../../box/content.ts'
import { capital } from '../../../../text/words/en.ts'
import { ATTRIBUTES } from '../../../../state.ts'

export const CRYSTALS_EN: Readonly<Record<string, CardText>> = Object.fromEntries(
  ATTRIBUTES.map((name) => [
    `crystal-${name}`,
    {
      name: `${capital(name)}-Infused Crystal`,
      article: true,
      text: `Once per turn, use this instead of 1 ${name} that you pay, convert or turn into something else.`,
    },
  ]),
)

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  jewelcrafter: {
    name: 'Jewelcrafter',
    text: 'As often as you can pay: use 1 crystal to return up to 2 blocks from one companion, {forHonor} crystals to gain {honor} honor, or 1 crystal and {toInfuse} of one attribute to get the infused crystal of that attribute.',
  },
  'crystal-mine': {
    name: 'Crystal Mine',
    text: 'Gain 1 crystal, and 1 more for each mine you control.',
  },
}

export const OTHERWISE_EN: Otherwise = {
  crystalsAnywhere: {
    jewelcrafter:
      'As often as you can pay: use {forHonor} crystals to gain {honor} honor, or 1 crystal and {toInfuse} of one attribute to get the infused crystal of that attribute. Here or anywhere else, use 1 crystal to return up to 2 blocks from one companion.',
  },
}
