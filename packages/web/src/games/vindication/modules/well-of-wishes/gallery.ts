// The gallery section of the wishes.
import type { ModuleGallery } from '../../module-parts.ts'
import { WISHES_EN } from './en.ts'
import { WishFace } from './wish-face.tsx'
import { EVERY_WISH } from './wishes.ts'

export const GALLERY: ModuleGallery = {
  section: { id: 'wishes', name: WISHES_EN['gallery.shelf'], colour: '#2c6f7d' },
  pieces: EVERY_WISH.map(({ id, name, text }) => ({
    id,
    section: 'wishes',
    name,
    text: `${name} ${text}`,
    provenance: ['house'],
  })),
  Face: WishFace,
}
