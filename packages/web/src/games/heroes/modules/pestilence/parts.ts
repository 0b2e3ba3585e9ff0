// Pestilence on the page: Skyhold above the Central Sea, Shallow Water, its factions and tokens.
import { continentName } from '@lorehall/heroes/client'
import { pestilence } from '@lorehall/heroes/modules/pestilence'
import type { Update } from '@lorehall/host'
import type { ModuleText, ModuleParts } from '../../../../table-ui/module-parts.ts'
import { regionIn } from '../../board/map/keys.ts'
import { ICONS } from '../../icons/icons.ts'
import type { Loaded, ModuleMoment } from '../../module-parts.ts'
import { playerOf, viewOf } from '../../view.ts'
import { inWorld, isAloft, worldInPlay } from '../../world.ts'
import { CRESTS } from './crests.ts'
import { EMBLEM } from './emblems.ts'
import {
  ADVICE_EN,
  FACTIONS_EN,
  GLOSSARY_EN,
  MOMENTS_EN,
  PRIMER_EN,
  SHORT_NAMES_EN,
  SHORT_TEXTS_EN,
} from './en.ts'
import { withSkyhold } from './outlines.ts'
import { wordsOf } from './own.ts'
import { WAVES } from './signs.ts'
import { SkySwitch } from './sky.tsx'
import { Under } from './under.tsx'

const tokens = () => import('./figures/tokens.svg?raw')

/** Lines about a Region of Skyhold or in Shallow Water. */
const linesAt: NonNullable<ModuleParts['linesAt']> = (at, update, words) => {
  const place = regionIn(at)
  if (place === null) return []
  const { t } = wordsOf(words)
  const { continent } = worldInPlay().lands[place] ?? {}
  const isSunken = continent !== undefined && continent === viewOf(update).sunken
  return [...(isSunken ? [t('shallow.region')] : []), ...(isAloft(place) ? [t('sky.edge')] : [])]
}

/** The player who started on the Sunken Continent. */
const playerLines: NonNullable<ModuleText['lines']> = (seat, update, words) => {
  const { sunken } = viewOf(update)
  const home = worldInPlay().lands[playerOf(update, seat)?.capital ?? -1]
  if (home === undefined || home.continent !== sunken) return []
  const own = wordsOf(words)
  return [own.t('shallow.line', { name: own.say(continentName(inWorld(), sunken)) })]
}

const offersSkyhold = ({ ask }: Update) =>
  ask?.prompt === 'pickCapital' && ask.options.some(({ at }) => isAloft(regionIn(at) ?? -1))

/** Whether an army is about to fly or swim without a Vessel. */
const setsOutAfoot = (update: Update, prompt: 'flyOut' | 'sailOut') =>
  update.ask?.prompt === prompt && viewOf(update).move?.afoot === true

/** An army that sets out this way without a Vessel. */
const setsOut =
  (how: 'fly' | 'sail'): ModuleMoment['is'] =>
  ({ type }, events) =>
    type === 'setsOut' &&
    events.some((one) => one.type === 'setsOut' && one['afoot'] === true && one['how'] === how)

export const PESTILENCE: Loaded = {
  rules: pestilence,
  parts: {
    emblems: EMBLEM,
    shortNames: SHORT_NAMES_EN,
    shortTexts: SHORT_TEXTS_EN,
    glossary: GLOSSARY_EN,
    primer: PRIMER_EN,
    advice: [
      { id: 'skyhold', ...ADVICE_EN.skyhold, when: offersSkyhold },
      { id: 'wing', ...ADVICE_EN.wing, when: (update) => setsOutAfoot(update, 'flyOut') },
      { id: 'swim', ...ADVICE_EN.swim, when: (update) => setsOutAfoot(update, 'sailOut') },
    ],
    moments: [
      { ...MOMENTS_EN.flies, small: true, sign: ICONS['feathered-wing'], is: setsOut('fly') },
      { ...MOMENTS_EN.swims, small: true, sign: WAVES, is: setsOut('sail') },
    ],
    tokens: { pyramid: tokens, reef: tokens },
    drawsOver: withSkyhold,
    layers: { world: { under: Under, over: SkySwitch } },
    linesAt,
    text: { lines: playerLines },
    factions: {
      birdfolk: {
        lead: FACTIONS_EN.birdfolk,
        crest: CRESTS.birdfolk,
        figures: () => import('./figures/birdfolk.svg?raw'),
        faces: () => import('./figures/birdfolk-faces.svg?raw'),
      },
      merfolk: {
        lead: FACTIONS_EN.merfolk,
        crest: CRESTS.merfolk,
        figures: () => import('./figures/merfolk.svg?raw'),
        faces: () => import('./figures/merfolk-faces.svg?raw'),
      },
    },
  },
}
