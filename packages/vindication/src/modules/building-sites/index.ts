// The Building Sites: players build the regions of other expansions themselves. (V-SITES)
import type { Module } from '../../box/module.ts'
import { againstControl, againstFurtherVisit, againstVisit, build, slot } from './build.ts'
import { SITE_KINDS } from './choices.ts'
import { buildingSitesContent } from './content.ts'
import { text } from './text/en.ts'

export const buildingSites: Module = {
  content: buildingSitesContent,
  slot,
  steps: { 'building-sites/build': build },
  kinds: SITE_KINDS,
  against: { visit: againstVisit, furtherVisit: againstFurtherVisit, control: againstControl },
  eager: { build: 30 },
  text,
}
