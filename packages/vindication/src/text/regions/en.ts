// Names and texts of the regions and the attributes, in our own words.

import type { CardText } from '../../box/content.ts'

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  academy: {
    name: 'Academy',
    text: 'Roll the white die and gain what it shows. If you had none of it before, you may roll again and gain that too.',
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
    text: 'Pay 2 courage to fight a monster. Your companion with the lowest initiative is your champion.',
  },
  'command-post': {
    name: 'Command Post',
    text: 'Pay 3 strength to raise your mount by 1 level and gain its honor, as often as you can pay.',
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
    text: 'Pay 1 knowledge to augment 1 block, as often as you can pay. You may augment the block you just paid.',
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
    text: 'Pay 2 for a yellow companion at an Inn, or 1 to return blocks at a Shrine. Convert it to courage or wisdom.',
  },
  knowledge: {
    name: 'Knowledge',
    colour: 'blue',
    text: 'Pay 2 for a blue companion at an Inn, or 1 to augment at a Monastery. Convert it to wisdom or vision.',
  },
  strength: {
    name: 'Strength',
    colour: 'red',
    text: 'Pay 2 for a red companion at an Inn, or 3 for a faster mount at a Command Post. Convert it to courage or vision.',
  },
  courage: {
    name: 'Courage',
    colour: 'orange',
    text: 'Made of strength and inspiration. Pay 2 to fight a monster at the Gaping Maw.',
  },
  vision: {
    name: 'Vision',
    colour: 'purple',
    text: 'Made of strength and knowledge. Pay 2 at the Arcane Tower to acquire a relic, recharge yours, or both.',
  },
  wisdom: {
    name: 'Wisdom',
    colour: 'green',
    text: 'Made of inspiration and knowledge. Pay 2 for a trait at the Ancient Tomb.',
  },
}
