// The wishes on their shelf.
import type { ModuleGallery } from '../../module-parts.ts'
import { WISHES_EN } from './en.ts'
import { WishFace } from './wish-face.tsx'
import { EVERY_WISH } from './wishes.ts'

export const GALLERY: ModuleGallery = {
  shelf: { id: 'wishes', name: WISHES_EN['gallery.shelf'], colour: '#2c6f7d' },
  pieces: EVERY_WISH.map(({ id, name, text }) => ({
    id,
    shelf: 'wishes',
    name,
    text: `${name} ${text}`,
    provenance: ['house'],
  })),
  Face: WishFace,
}
