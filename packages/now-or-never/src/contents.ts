// All modules, without their rules. Nothing else in the base names a module.
import type { Content } from './box/content.ts'

export const CONTENTS: readonly Content[] = []
