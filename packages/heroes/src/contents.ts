// The modules there are, without their rules. Nothing of the base names one.
import type { Content } from './box/content.ts'

export const CONTENTS: readonly Content[] = []
