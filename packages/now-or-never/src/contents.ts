// All modules, without their rules. Nothing else in the base names a module.
import type { Content } from './box/content.ts'
import { content as story } from './modules/story/content.ts'

export const CONTENTS: readonly Content[] = [story]
