import type { Drawing } from '../../server/db/schema.ts';
import { chanceOf } from '../../server/kit/chance.ts';
import { candle, candleGlass, tapers } from './object/candle.ts';
import { backpack, cushion, lunchBag, pencilCase, tote, towel } from './object/cloth.ts';
import { bookends, earrings, lamp, necklace, shelf, stool } from './object/home.ts';
import { binder, folders, journal, notebook, pad, spiral } from './object/notebook.ts';
import { brushes, clay, easel, paints, watercolors } from './object/paint.ts';
import { bookmarks, cards, giftCard, magazine, wrap } from './object/paper.ts';
import { bookBox, bundle, wrapped } from './object/parcel.ts';
import { boardGame, cardGame, puzzle } from './object/play.ts';
import { department, service } from './object/scene.ts';
import type { DrawThing, Thing } from './object/thing.ts';
import { calculator, compass, globe, scissors } from './object/tool.ts';
import { bowl, cup, mug, plate, tallMug, vase } from './object/vessel.ts';
import {
  coloredPencils,
  fountainPen,
  markers,
  mechanicalPencil,
  pencils,
  pens,
} from './object/writing.ts';
import { ornamentOf } from './ornament/ornament.ts';
import { type ShadeKey, shadeOf, shades } from './palette.ts';
import { apart, BASELINE } from './sheet.ts';

const things: Record<string, DrawThing> = {
  mug,
  'tall-mug': tallMug,
  cup,
  bowl,
  plate,
  candle,
  'candle-glass': candleGlass,
  tapers,
  journal,
  cards,
  wrap,
  bookmarks,
  puzzle,
  'card-game': cardGame,
  'board-game': boardGame,
  tote,
  towel,
  cushion,
  vase,
  lamp,
  stool,
  shelf,
  bookends,
  necklace,
  earrings,
  pens,
  markers,
  'fountain-pen': fountainPen,
  'colored-pencils': coloredPencils,
  pencils,
  'mechanical-pencil': mechanicalPencil,
  notebook,
  spiral,
  pad,
  binder,
  folders,
  watercolors,
  paints,
  clay,
  brushes,
  easel,
  backpack,
  'lunch-bag': lunchBag,
  'pencil-case': pencilCase,
  calculator,
  compass,
  scissors,
  globe,
};

/** Colors that stand well beside another. */
const companions: Record<ShadeKey, ShadeKey[]> = {
  pomegranate: ['gold', 'sage', 'indigo'],
  olive: ['gold', 'clay', 'rose'],
  gold: ['indigo', 'pomegranate', 'olive'],
  indigo: ['gold', 'clay', 'sky'],
  clay: ['indigo', 'sage', 'gold'],
  sand: ['pomegranate', 'indigo', 'olive'],
  sage: ['pomegranate', 'clay', 'gold'],
  ink: ['gold', 'pomegranate', 'sky'],
  sky: ['clay', 'gold', 'indigo'],
  rose: ['olive', 'indigo', 'pomegranate'],
};
const byLook: ShadeKey[] = ['pomegranate', 'indigo', 'olive', 'clay', 'gold', 'sage', 'sky', 'ink'];

const isShadeKey = (word: string | undefined): word is ShadeKey =>
  word !== undefined && Object.hasOwn(shades, word);

const thingOf = (color: string | undefined, look: string | undefined, drawing: Drawing): Thing => {
  const chance = chanceOf('thing', drawing.seed, look ?? '');
  const key = isShadeKey(color) ? color : chance.pick(byLook);
  const shade = shadeOf(key);
  const other = shadeOf(chance.pick(companions[key]));
  return {
    shade,
    other,
    ornament: ornamentOf(look),
    inks: { a: shade.base, b: other.base, c: key === 'gold' ? '#f3dfae' : '#e4be6c' },
    words: drawing.words,
    chance,
  };
};

/** Two of it, the second in its other color and a little behind. */
const pair = (object: DrawThing, thing: Thing) => {
  const second = {
    ...thing,
    shade: thing.other,
    other: thing.shade,
    inks: { ...thing.inks, a: thing.other.base, b: thing.shade.base },
  };
  const at = (content: string, x: number, floor: number, scale: number) =>
    `<g transform="translate(${x - 450 * scale} ${floor - BASELINE * scale}) scale(${scale})">${content}</g>`;
  return (
    at(apart(object(second), 'b'), 616, BASELINE - 50, 0.68) +
    at(apart(object(thing), 'a'), 300, BASELINE, 0.72)
  );
};

/** Before the carton that it comes in. */
const boxed = (object: DrawThing, thing: Thing) =>
  `<g transform="translate(130 -60)">${apart(wrapped(thing), 'c')}</g><g transform="translate(${270 - 450 * 0.52} ${BASELINE - BASELINE * 0.52}) scale(0.52)">${apart(object(thing), 'a')}</g>`;

const CLOSE = 1.75;
/** The same thing from nearer, cut by the edges of the sheet. */
const near = (content: string) =>
  `<g transform="translate(${450 - 470 * CLOSE} ${640 - 760 * CLOSE}) scale(${CLOSE})">${content}</g>`;

const seen = (object: DrawThing, thing: Thing, view: string | undefined): string => {
  if (view === 'detail') return near(object(thing));
  if (view === 'pair') return pair(object, thing);
  if (view === 'boxed') return boxed(object, thing);
  return object(thing);
};

const offers: Record<string, (look: string) => DrawThing> = {
  'gift-card': () => giftCard,
  magazine: () => magazine,
  box: () => bookBox,
  service,
};

/** What a motif shows that is not a book, e.g. `mug/olive/stars/detail` or `box/birds`; null when it is unknown. */
export const objectOf = (drawing: Drawing): string | null => {
  const [name = '', first, second, third] = drawing.motif.split('/');
  const object = things[name];
  if (object) return seen(object, thingOf(first, second, drawing), third);
  const offer = offers[name];
  if (offer) return seen(offer(first ?? ''), thingOf(undefined, first, drawing), second);
  const thing = thingOf(undefined, 'pomegranate', drawing);
  if (name === 'bundle') return bundle(thing);
  if (name === 'department') return department(thing, first ?? '');
  return null;
};
