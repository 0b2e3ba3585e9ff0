// Every English word of Guilds & Monuments.
import { player } from '../../../rules/counters.ts'
import type { F } from '../../../rules/step.ts'
import { attributes, capital, cardName, list, named, numberedRegion, region } from '../../../text/words/en.ts'
import type { Tale } from '../../../text/events/tale.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, there, whole } from '../../../text/telling/en.ts'
import { useNamed } from '../choices.ts'
import { filledIn, placesOf } from '../rules/monument.ts'
import { FAVOR, type Favor, favorOf, guilds, laidNow, monumentOf } from '../state.ts'
import type { Use } from '../uses.ts'

const TAKE_EN: Readonly<Record<Use, string>> = {
  fortify: 'Favor: fortify a region of yours',
  diplomacy: 'Favor: share the honor of a region of another player',
  barricade: 'Favor: barricade an open space',
  leading: 'Favor: augment 1 block',
  allegiance: 'Favor: a companion is activated for no block and returns 1',
  empowerment: 'Favor: a relic gains a charge when it is used',
  monument: 'Favor: work on your monument this turn',
  commendation: 'Favor: honor each time a trait is used',
  destiny: 'Favor: roll every die twice',
}

/** By a reading that was chosen. */
const TAKE_OTHERWISE_EN: Readonly<Record<string, Readonly<Partial<Record<Use, string>>>>> = {
  commendedThisTurn: { commendation: 'Favor: honor each time a trait is used this turn' },
}

function take(f: F, use: Use): string {
  const others = f.values.box.otherwise.flatMap((name) => TAKE_OTHERWISE_EN[name]?.[use] ?? [])
  return others[0] ?? TAKE_EN[use]
}

/** The two areas of the power board, by the step that is taken and guarded there. */
const LEAD_EN: Readonly<Record<string, string>> = {
  potential: 'potential to influence',
  influence: 'influence to conviction',
}

function favored(e: Tale): string {
  const lays = `${does(e, 'lays')} favor on`
  switch (useNamed(e.word('use'))) {
    case 'fortify':
      return `${does(e, 'fortifies')} ${there(e)}`
    case 'diplomacy':
      return `${lays} ${there(e)}, to share its honor`
    case 'barricade':
      return `${does(e, 'barricades')} space ${e.number('space')}`
    case 'leading':
      return `${lays} the power board, ${LEAD_EN[e.word('how')] ?? ''}`
    case 'monument':
      return `${does(e, 'lays')} favor on the monument`
    case 'commendation':
      return `${does(e, 'commends')} ${whole(e)}`
    default:
      return `${lays} ${whole(e)}`
  }
}

/** Where the token lies, and what for. */
function lying(f: F, { use, n, on, fresh }: Favor): string {
  switch (use) {
    case '':
      return 'in hand'
    case 'fortify':
      return `on ${numberedRegion(f, n)}, which it fortified`
    case 'diplomacy':
      return `on ${numberedRegion(f, n)}${fresh ? ', whose honor it shares' : ''}`
    case 'barricade':
      return `on space ${n}, a barricade`
    case 'leading':
      return `on the power board, ${LEAD_EN[on] ?? ''}`
    case 'monument':
      return 'on the monument'
    default:
      return `on ${cardName(f, on)}`
  }
}

function monument(f: F, seat: number): string {
  const own = monumentOf(f, seat)
  if (own.built) return 'Monument: rebuilt.'
  const filled = filledIn(own)
  if (filled === 0) return `Monument: ${placesOf(f)} places, none filled.`
  const parts = [
    ...(own.spheres.some((n) => n > 0) ? [attributes(own.spheres)] : []),
    ...(own.conviction > 0 ? [`${own.conviction} conviction`] : []),
    ...(own.tiles.some((n) => n > 0) ? [`tiles of ${attributes(own.tiles)}`] : []),
  ]
  return `Monument: ${filled} of ${placesOf(f)} places filled: ${list(parts)}.`
}

export const text: ModuleText = {
  prompts: {
    'guilds/fortify': 'which region do you fortify?',
    'guilds/diplomacy': 'on which region do you lay your favor?',
    'guilds/barricade': 'which space do you barricade?',
    'guilds/leading': 'which way do you augment a block?',
    'guilds/allegiance': 'on which companion do you lay your favor?',
    'guilds/empowerment': 'on which relic do you lay your favor?',
    'guilds/commendation': 'which trait do you commend?',
    'guilds/destiny': 'on which monster do you lay your favor?',
  },
  options: {
    favor: (f, { name }) => take(f, useNamed(name)),
    fortify: (f, { n }) => `Fortify ${region(f, n)}`,
    diplomacy: (f, { n }, names) => `${capital(region(f, n))} of ${named(names, f.state.owners[n] ?? -1)}`,
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
    lent: (e) => `${does(e, 'lends')} 1 ${e.word('what')} to the monument`,
    lentTile: (e) => `${does(e, 'lends')} a tile of ${e.word('what')} to the monument`,
    monumentBuilt: (e) => `${does(e, 'finishes')} the monument, and all that was lent comes home`,
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
    'favor-laid': 'Your favor was laid this turn; it moves again in your next turn.',
    'no-region-to-fortify':
      'You hold no region that is not fortified and has no token on it; take control of one first.',
    fortified: 'This region is fortified: nobody but who fortified it can ever control it; choose another.',
    'no-region-of-others':
      'No other player holds a region without a token on it; wait until somebody takes one.',
    'no-companion-to-favor':
      'None of your companions could still be activated with it this turn; choose another use.',
    'no-relic-to-favor':
      'You have no relic whose charge would come home to influence this turn; choose another use.',
    'no-trait-to-favor':
      'You have no trait where your favor does not lie already; gain one at the Ancient Tomb.',
    'no-monster-to-favor':
      'You have no defeated monster where your favor does not lie already; defeat one at the Gaping Maw.',
    'monument-stands': 'Your monument is finished, and that can be done once; choose another use.',
    'on-it-already': 'Your favor lies there already and has to move; choose another place.',
    'nowhere-open': 'No space is without a figure and a token; choose another use.',
    'place-filled': 'The places for this in your monument are filled; lend something else.',
    'nothing-to-lend': ({ option: { kind, name } }) =>
      `You have no ${name}${kind === 'lend-tile' ? ' tile' : ''} to lend; gain one first.`,
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
  player: (f, seat) => [`Guild favor: ${lying(f, favorOf(f, seat))}.`, monument(f, seat)],
  table(f) {
    const fortified = guilds(f).fortified.flatMap((by, hex) => (by === -1 ? [] : [numberedRegion(f, hex)]))
    return fortified.length === 0 ? [] : [`Fortified: ${list(fortified)}.`]
  },
  left: (f, seat) => [
    ...(player(f, seat).used.includes(FAVOR) ? [] : ['lay guild favor']),
    ...(laidNow(f, seat, 'monument') && !monumentOf(f, seat).built ? ['lend to the monument'] : []),
  ],
}
