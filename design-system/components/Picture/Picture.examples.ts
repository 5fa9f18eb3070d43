import type { PictureSource } from './Picture.tsx';

/** The pictures that stories show, kept in `.storybook/public/media/sample/`. */
export const samplePictures = {
  book: {
    src: '/media/sample/book',
    width: 800,
    height: 1000,
    tint: '#e9e0cf',
    alt: 'A book bound in blue cloth',
  },
  mug: {
    src: '/media/sample/mug',
    width: 800,
    height: 800,
    tint: '#dfe3d2',
    alt: 'A red mug',
  },
  pencils: {
    src: '/media/sample/pencils',
    width: 800,
    height: 800,
    tint: '#d5dfe6',
    alt: 'Five pencils',
  },
  card: {
    src: '/media/sample/card',
    width: 960,
    height: 640,
    tint: '#f1e4d6',
    alt: 'A gift card with a gold ribbon',
  },
} as const satisfies Record<string, PictureSource>;
