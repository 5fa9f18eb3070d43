import type { PictureSource } from '../../../components/Picture/index.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';

const drawn = {
  'quiet-places': 'Cover of A Field Guide to Quiet Places',
  'quiet-places-spread': 'The same book, open',
  'quiet-places-pile': 'Four copies in a pile',
  mapmaker: 'Cover of The Mapmaker’s Winter',
  'night-ferry': 'Cover of Night Ferry to Haifa',
  orchard: 'Cover of Letters from the Orchard',
  notebook: 'A blue notebook with a label',
  globe: 'A globe on its stand',
};

/** Twelve pictures: tall, square and wide. */
export const twelvePictures: PictureSource[] = [
  ...Object.entries(drawn).map(([name, alt]) => ({
    src: `/media/sample/${name}`,
    width: 900,
    height: 1200,
    tint: '#ece5d8',
    alt,
  })),
  ...Object.values(samplePictures),
];
