// The gallery section of the infused crystals.
import type { ModuleGallery } from '../../module-parts.ts'
import { CrystalFace } from './crystal-face.tsx'
import { INFUSED } from './crystals.ts'
import { JEWELS_EN } from './en.ts'

export const GALLERY: ModuleGallery = {
  section: { id: 'crystals', name: JEWELS_EN['gallery.shelf'], colour: '#6cc4c9' },
  pieces: INFUSED.map(({ face: { id, name, text } }) => ({
    id,
    section: 'crystals',
    name,
    text: `${name} ${text}`,
    provenance: [],
  })),
  Face: CrystalFace,
}
