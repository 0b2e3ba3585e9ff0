// The rules of Vindication, with lanterns.
import { vindicationWith } from '@lorehall/vindication/game'
import { lanterns } from '@lorehall/vindication/testing'
import { CONTENTS } from '../../../vindication/src/contents.ts'

export const game = vindicationWith([lanterns], [...CONTENTS, lanterns.content])
