import type { Picture } from './picture.ts';

/** The pictures that the workshop serves, drawn as the shop draws its own, with their tints. */
const tints = {
  'cedar-pencils': '#f0e3d5',
  globe: '#e6e7dc',
  mapmaker: '#ece5d8',
  'night-ferry': '#ece5d8',
  notebook: '#e8e5de',
  orchard: '#ece5d8',
  'otzar-card': '#efe2d8',
  'picture-book-month': '#ece5d8',
  'quiet-desk': '#ece5d8',
  'quiet-places': '#ece5d8',
  'quiet-places-pile': '#ece5d8',
  'quiet-places-spread': '#ece5d8',
  'read-aloud': '#ece5d8',
  'stoneware-mug': '#e9e6d6',
};

/** One of the workshop's pictures. */
export const samplePicture = (name: keyof typeof tints, alt: string): Picture => ({
  src: `/media/sample/${name}`,
  width: 900,
  height: 1200,
  tint: tints[name],
  alt,
});
