// Names and texts of the regions and the attributes, in our own words.

import type { CardText } from '../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  academy: {
    name: 'Academy',
    text: 'Roll the white die and gain what it shows; if you had none of it before, you may roll and gain once more.',
  },
  tomb: {
    name: 'Ancient Tomb',
    text: 'Pay 2 wisdom to attain a trait.',
  },
  tower: {
    name: 'Arcane Tower',
    text: 'Pay 2 vision to acquire a relic, recharge any of your relics, or both.',
  },
  maw: {
    name: 'Gaping Maw',
    text: 'Pay 2 courage to fight a monster with the companion of lowest initiative in your party.',
  },
  'command-post': {
    name: 'Command Post',
    text: 'Pay 3 strength to raise your mount by one level and gain its honor, as often as you can pay.',
  },
  fort: {
    name: 'Fort',
    text: 'Gain 2 strength.',
  },
  spire: {
    name: 'Holy Spire',
    text: 'Gain 2 inspiration.',
  },
  library: {
    name: 'Library',
    text: 'Gain 2 knowledge.',
  },
  monastery: {
    name: 'Monastery',
    text: 'Pay 1 knowledge to augment 1 power, as often as you can pay; the block just paid may be the one that rises.',
  },
  shrine: {
    name: 'Shrine',
    text: 'Pay 1 inspiration to return up to 2 blocks from your companions, as often as you can pay.',
  },
  inn: {
    name: 'Inn',
    text: 'Pay 2 inspiration, 2 knowledge or 2 strength for a yellow, blue or red companion.',
  },
}

interface AttributeText extends CardText {
  colour: string
}

export const ATTRIBUTES_EN: Readonly<Record<string, AttributeText>> = {
  inspiration: {
    name: 'Inspiration',
    colour: 'yellow',
    text: 'Two buy a yellow companion at an inn, one brings blocks home at a shrine; it goes into courage and wisdom.',
  },
  knowledge: {
    name: 'Knowledge',
    colour: 'blue',
    text: 'Two buy a blue companion at an inn, one augments your power at a monastery; it goes into wisdom and vision.',
  },
  strength: {
    name: 'Strength',
    colour: 'red',
    text: 'Two buy a red companion at an inn, three a better mount at a command post; it goes into courage and vision.',
  },
  courage: {
    name: 'Courage',
    colour: 'orange',
    text: 'Made of strength and inspiration; two pay for a fight with a monster in the Gaping Maw.',
  },
  vision: {
    name: 'Vision',
    colour: 'purple',
    text: 'Made of strength and knowledge; two buy a relic at the Arcane Tower or recharge those you have.',
  },
  wisdom: {
    name: 'Wisdom',
    colour: 'green',
    text: 'Made of inspiration and knowledge; two buy a trait at the Ancient Tomb.',
  },
}
