// The content of every module, without rules. The base never imports this list.
import type { Content } from './box/content.ts'

export const CONTENTS: readonly Content[] = []
