import { type Chance, chanceOf } from '../../../server/kit/chance.ts';
import { type Face, isHebrew } from '../lettering.ts';
import { type CoverPalette, type CoverPaletteKey, coverPalettes } from '../palette.ts';
import { animalOf } from './animal.ts';
import { belongings, namedColors } from './belonging.ts';
import { disc, hillside, moonlit, playful } from './children-layouts.ts';
import { emblem, flanked, initial, label, stamped, stripes } from './classic-layouts.ts';
import { banded, blocks, cutPaper, midCentury, rays, typographic } from './modern-layouts.ts';
import type { Layout } from './page.ts';
import { arch, landscape, night, sea, window } from './scenic-layouts.ts';
import { anySubject, subjectOf } from './subject.ts';
import { framedPlate, pantry, plate } from './table-layouts.ts';

/** How a family of books looks: its format, faces, colors and layouts. */
interface Family {
  width: number;
  height: number;
  faces: Face[];
  palettes: CoverPaletteKey[];
  layouts: Layout[];
}

const all = Object.keys(coverPalettes) as CoverPaletteKey[];
const light: CoverPaletteKey[] = [
  'cream',
  'sage',
  'sky',
  'blush',
  'porcelain',
  'straw',
  'white',
  'gold',
];
const deep: CoverPaletteKey[] = [
  'pomegranate',
  'indigo',
  'olive',
  'ink',
  'plum',
  'teal',
  'night',
  'clay',
];

const fiction: Family = {
  width: 560,
  height: 850,
  faces: ['bookBold', 'classic', 'slab', 'bookBlack', 'narrow'],
  palettes: all,
  layouts: [
    arch,
    landscape,
    sea,
    emblem,
    typographic,
    midCentury,
    cutPaper,
    rays,
    banded,
    window,
    label,
    night,
    stripes,
    initial,
    blocks,
  ],
};

const families: Record<string, Family> = {
  fiction,
  mystery: {
    ...fiction,
    width: 530,
    height: 820,
    faces: ['narrow', 'slab', 'bookBlack'],
    palettes: [...deep, 'gold', 'straw'],
    layouts: [night, rays, arch, emblem, typographic, window, disc, initial],
  },
  poetry: {
    ...fiction,
    width: 500,
    height: 790,
    faces: ['classic', 'book', 'bookLight', 'bookBold'],
    layouts: [flanked, flanked, emblem, label, landscape, sea, initial, stamped, arch, cutPaper],
  },
  ideas: {
    ...fiction,
    width: 570,
    height: 850,
    faces: ['bookBold', 'classic', 'slab', 'sansBlack'],
    layouts: [
      typographic,
      stamped,
      label,
      emblem,
      blocks,
      banded,
      initial,
      midCentury,
      rays,
      stripes,
    ],
  },
  memoir: {
    ...fiction,
    faces: ['bookBold', 'classic', 'book'],
    layouts: [window, landscape, arch, sea, label, stamped, typographic, flanked, stripes],
  },
  cookbook: {
    ...fiction,
    width: 610,
    height: 800,
    faces: ['slab', 'bookBlack', 'classic', 'narrow'],
    palettes: [...light, 'clay', 'olive', 'teal'],
    layouts: [plate, pantry, plate, pantry, cutPaper, label, banded],
  },
  'picture-book': {
    width: 640,
    height: 780,
    faces: ['slab', 'bookBlack', 'narrow'],
    palettes: ['sky', 'gold', 'sage', 'blush', 'teal', 'clay', 'straw', 'indigo', 'night'],
    layouts: [hillside, moonlit, disc, hillside],
  },
  'early-reader': {
    width: 520,
    height: 760,
    faces: ['slab', 'hand', 'narrow'],
    palettes: ['sky', 'gold', 'sage', 'blush', 'teal', 'straw', 'cream', 'pomegranate'],
    layouts: [disc, hillside, rays, emblem, disc, cutPaper],
  },
  activity: {
    width: 600,
    height: 760,
    faces: ['slab', 'narrow', 'hand'],
    palettes: ['sky', 'gold', 'sage', 'blush', 'straw', 'white'],
    layouts: [playful, playful, disc],
  },
  art: {
    width: 640,
    height: 760,
    faces: ['classic', 'bookBold', 'sansBlack', 'book'],
    palettes: all,
    layouts: [framedPlate, blocks, banded, label, typographic, cutPaper, window],
  },
  craft: {
    width: 600,
    height: 760,
    faces: ['slab', 'classic', 'bookBold', 'narrow'],
    palettes: all,
    layouts: [framedPlate, cutPaper, label, blocks, banded, disc, stripes],
  },
};

/** The animal or the thing that a title names, drawn in its colors; null when it names none. */
const figureOf = (title: string, colors: CoverPalette): string | null => {
  const words = title.replaceAll(/[^A-Za-z ]/g, '').split(' ');
  const animal = words.map((word) => animalOf(word, colors.ground)).find(Boolean);
  if (animal) return animal;
  const thing = words.map((word) => belongings[word]).find(Boolean);
  if (!thing || !/^The |and the /.test(title)) return null;
  const named = namedColors.find(([color]) => color.test(title))?.[1];
  return thing({ a: named ?? colors.a, b: colors.b, c: colors.c });
};

export interface Cover {
  width: number;
  height: number;
  colors: CoverPalette;
  svg: string;
}

/** A cover by its family, seed and words (title, author); `id` keeps its clips apart from others’. */
export const coverOf = (family: string, seed: number, words: string[], id = 'k'): Cover => {
  const look = families[family] ?? fiction;
  const chance: Chance = chanceOf('cover', seed);
  const [title = '', author = ''] = words;
  const colors = coverPalettes[chance.pick(look.palettes)];
  const display = chance.pick(look.faces);
  const layout = chance.pick(look.layouts);
  const { width, height } = look;
  const page = {
    width,
    height,
    id,
    title,
    author,
    colors,
    display: display === 'sansBlack' && isHebrew(title) ? 'bookBlack' : display,
    subject: family === 'art' ? anySubject(chance) : subjectOf(title, chance),
    figure: figureOf(title, colors),
    chance,
  } as const;
  return { width, height, colors, svg: layout(page) };
};
