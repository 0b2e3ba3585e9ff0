// The uses of favor on their shelf.
import type { ModuleGallery } from '../../module-parts.ts'
import { GUILDS_EN } from './en.ts'
import { FavorFace } from './favor-face.tsx'
import { favors } from './favor.ts'

export const GALLERY: ModuleGallery = {
  shelf: { id: 'favor', name: GUILDS_EN['gallery.shelf'], colour: '#c9a24b' },
  pieces: favors().map(({ id, name, text }) => ({
    id,
    shelf: 'favor',
    name,
    text: `${name} ${text}`,
    provenance: [],
  })),
  Face: FavorFace,
}
