// The texts of Guilds & Monuments, except those of the nine uses.
import { player } from '../../../rules/counters.ts'
import type { F } from '../../../rules/step.ts'
import {
  a,
  attributes,
  capital,
  cardName,
  list,
  named,
  numberedRegion,
  region,
  theCard,
} from '../../../text/words/en.ts'
import type { Tale } from '../../../text/events/tale.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, owns, there, verb, whole } from '../../../text/telling/en.ts'
import { useNamed } from '../choices.ts'
import { filledIn, placesOf } from '../rules/monument.ts'
import { FAVOR, type Favor, favorOf, guilds, laidNow, monumentOf } from '../state.ts'
import type { Use } from '../uses.ts'

const TAKE_EN: Readonly<Record<Use, string>> = {
  fortify: 'Favor: fortify one of your regions',
  diplomacy: "Favor: share the honor of another player's region",
  barricade: 'Favor: barricade an open space',
  leading: 'Favor: augment 1 block',
  allegiance: 'Favor: activate a companion without a block; 1 block returns',
  empowerment: 'Favor: a relic gains a block when you use it',
  monument: 'Favor: work on your monument this turn',
  commendation: 'Favor: gain honor each time a trait works',
  destiny: 'Favor: roll every die twice',
}

/** By the variant that was chosen. */
const TAKE_OTHERWISE_EN: Readonly<Record<string, Readonly<Partial<Record<Use, string>>>>> = {
  commendedThisTurn: { commendation: 'Favor: gain honor each time a trait works this turn' },
}

function take(f: F, use: Use): string {
  const others = f.values.box.otherwise.flatMap((name) => TAKE_OTHERWISE_EN[name]?.[use] ?? [])
  return others[0] ?? TAKE_EN[use]
}

/** The two steps of the power board; favor placed on one augments a block there and guards it. */
const LEAD_EN: Readonly<Record<string, string>> = {
  potential: 'potential to influence',
  influence: 'influence to conviction',
}

function favored(e: Tale): string {
  const places = `${does(e, 'places')} favor on`
  switch (useNamed(e.word('use'))) {
    case 'fortify':
      return `${does(e, 'fortifies')} ${there(e)}`
    case 'diplomacy':
      return `${places} ${there(e)} to share its honor`
    case 'barricade':
      return `${does(e, 'barricades')} space ${e.number('space')}`
    case 'leading':
      return `${places} the power board (${LEAD_EN[e.word('how')] ?? ''})`
    case 'monument':
      return `${places} ${owns(e)} monument`
    case 'commendation':
      return `${does(e, 'commends')} ${whole(e)}`
    default:
      return `${places} ${whole(e)}`
  }
}

/** Where the token is, and what it does there. */
function placeOf(f: F, { use, n, on, fresh }: Favor): string {
  switch (use) {
    case '':
      return 'not placed yet'
    case 'fortify':
      return `on ${numberedRegion(f, n)}, which it fortified`
    case 'diplomacy':
      return `on ${numberedRegion(f, n)}${fresh ? ', whose honor it shares' : ''}`
    case 'barricade':
      return `on space ${n}, as a barricade`
    case 'leading':
      return `on the power board (${LEAD_EN[on] ?? ''})`
    case 'monument':
      return 'on the monument'
    default:
      return `on ${theCard(f, on)}`
  }
}

function monument(f: F, seat: number): string {
  const own = monumentOf(f, seat)
  if (own.built) return 'Monument: rebuilt.'
  const filled = filledIn(own)
  if (filled === 0) return `Monument: 0 of ${placesOf(f)} places filled.`
  const parts = [
    ...(own.spheres.some((n) => n > 0) ? [attributes(own.spheres)] : []),
    ...(own.conviction > 0 ? [`${own.conviction} conviction`] : []),
    ...(own.tiles.some((n) => n > 0) ? [`tiles: ${attributes(own.tiles)}`] : []),
  ]
  return `Monument: ${filled} of ${placesOf(f)} places filled: ${parts.join('; ')}.`
}

export const text: ModuleText = {
  prompts: {
    'guilds/fortify': 'which region do you fortify?',
    'guilds/diplomacy': 'which region do you place your favor on?',
    'guilds/barricade': 'which space do you barricade?',
    'guilds/leading': 'which block do you augment?',
    'guilds/allegiance': 'which companion do you place your favor on?',
    'guilds/empowerment': 'which relic do you place your favor on?',
    'guilds/commendation': 'which trait do you commend?',
    'guilds/destiny': 'which monster do you place your favor on?',
  },
  options: {
    favor: (f, { name }) => take(f, useNamed(name)),
    fortify: (f, { n }) => `Fortify ${region(f, n)}`,
    diplomacy: (f, { n }, names) => `${capital(region(f, n))} (${named(names, f.state.owners[n] ?? -1)})`,
    barricade: (_f, { n }) => `Space ${n}`,
    lead: (_f, { name }) => `From ${LEAD_EN[name] ?? name}`,
    allegiance: (f, { name }) => cardName(f, name),
    empowerment: (f, { name }) => cardName(f, name),
    commendation: (f, { name }) => cardName(f, name),
    destiny: (f, { name }) => cardName(f, name),
    lend: (_f, { name }) => `Lend 1 ${name} to your monument`,
    'lend-tile': (_f, { name }) => `Lend your ${name} tile to your monument`,
  },
  events: {
    favored,
    lent: (e) => `${does(e, 'lends')} 1 ${e.word('what')} to ${owns(e)} monument`,
    lentTile: (e) => `${does(e, 'lends')} ${a(e.word('what'))} proficiency tile to ${owns(e)} monument`,
    monumentBuilt: (e) => `${does(e, 'finishes')} ${owns(e)} monument and ${verb(e, 'gets')} everything back`,
  },
  said: {
    fortify: 'favored',
    diplomacy: 'favored',
    barricade: 'favored',
    lead: 'favored',
    allegiance: 'favored',
    empowerment: 'favored',
    commendation: 'favored',
    destiny: 'favored',
    lend: 'lent',
    'lend-tile': 'lentTile',
  },
  reasons: {
    'favor-laid': 'You have already placed your favor this turn. You can move it next turn.',
    'no-region-to-fortify': 'You control no region that could be fortified. Take control of one first.',
    fortified: 'This region is fortified. Only the player who fortified it can control it.',
    'no-region-of-others': 'No other player controls a region without a token on it.',
    'no-companion-to-favor': 'You have no companion left to activate with it this turn. Choose another use.',
    'no-relic-to-favor': 'You have no relic left to use with it this turn. Choose another use.',
    'no-trait-to-favor': 'You have no other trait to place it on. Attain one at the Ancient Tomb.',
    'no-monster-to-favor': 'You have no other defeated monster to place it on. Defeat one at the Gaping Maw.',
    'monument-stands': 'Your monument is already finished. Choose another use.',
    'on-it-already': 'Your favor is already there, and it has to move. Choose another place.',
    'nowhere-open': 'Every space has a figure or a token. Choose another use.',
    'place-filled': 'The places for this in your monument are full. Lend something else.',
    'nothing-to-lend': ({ option: { kind, name } }) =>
      `You have no ${name}${kind === 'lend-tile' ? ' tile' : ''} to lend.`,
  },
  causes: {
    barricade: 'the barricade',
    diplomacy: 'diplomacy',
    allegiance: 'allegiance',
    commendation: 'commendation',
    monument: 'the monument',
    'guild-leading': 'guild favor',
  },
  rules: {
    favored: 'V-GUILDS-2',
    barricade: 'V-GUILDS-7',
    diplomacy: 'V-GUILDS-6',
    allegiance: 'V-GUILDS-11',
    commendation: 'V-GUILDS-16',
    'guild-leading': 'V-GUILDS-9',
    lent: 'V-GUILDS-13',
    lentTile: 'V-GUILDS-13',
    monumentBuilt: 'V-GUILDS-15',
    monument: 'V-GUILDS-15',
  },
  sources: { favor: 'Guild favor', monument: 'Monument' },
  player: (f, seat) => [`Guild favor: ${placeOf(f, favorOf(f, seat))}.`, monument(f, seat)],
  table(f) {
    const fortified = guilds(f).fortified.flatMap((by, hex) => (by === -1 ? [] : [numberedRegion(f, hex)]))
    return fortified.length === 0 ? [] : [`Fortified: ${list(fortified)}.`]
  },
  left: (f, seat) => [
    ...(player(f, seat).used.includes(FAVOR) ? [] : ['place guild favor']),
    ...(laidNow(f, seat, 'monument') && !monumentOf(f, seat).built ? ['lend to the monument'] : []),
  ],
}
