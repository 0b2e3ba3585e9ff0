// Whether this device shares tables as files rather than saving them.
import { media } from '../state/media.ts'
import { canShareFiles } from './table-file.ts'

const useFinger = media('(pointer: coarse)')

export const useSharing = (): boolean => useFinger() && canShareFiles()
