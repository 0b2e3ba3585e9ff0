// The infused crystals on their shelf.
import type { ModuleGallery } from '../../module-parts.ts'
import { CrystalFace } from './crystal-face.tsx'
import { INFUSED } from './crystals.ts'
import { JEWELS_EN } from './en.ts'

export const GALLERY: ModuleGallery = {
  shelf: { id: 'crystals', name: JEWELS_EN['gallery.shelf'], colour: '#6cc4c9' },
  pieces: INFUSED.map(({ face: { id, name, text } }) => ({
    id,
    shelf: 'crystals',
    name,
    text: `${name} ${text}`,
    provenance: [],
  })),
  Face: CrystalFace,
}
