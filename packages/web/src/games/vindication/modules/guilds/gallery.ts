// The gallery section of the uses of favor.
import type { ModuleGallery } from '../../module-parts.ts'
import { GUILDS_EN } from './en.ts'
import { FavorFace } from './favor-face.tsx'
import { favors } from './favor.ts'

export const GALLERY: ModuleGallery = {
  section: { id: 'favor', name: GUILDS_EN['gallery.shelf'], colour: '#c9a24b' },
  pieces: favors().map(({ id, name, text }) => ({
    id,
    section: 'favor',
    name,
    text: `${name} ${text}`,
    provenance: [],
  })),
  Face: FavorFace,
}
