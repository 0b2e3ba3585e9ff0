// The boxes there are, without their rules: what a page draws from. Nothing of the base names one.
import { BASE } from './box/base.ts'
import type { Content } from './box/content.ts'
import { jewelcrafterContent } from './modules/jewelcrafter/content.ts'
import { treachery } from './modules/treachery/content.ts'

export const CONTENTS: readonly Content[] = [BASE, treachery, jewelcrafterContent]
