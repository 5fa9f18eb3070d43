import { coverOf } from '../cover/cover.ts';
import { ornament } from '../ornament/ornament.ts';
import { shades } from '../palette.ts';
import { apart, BASELINE, contact, shadow } from '../sheet.ts';
import { circle, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { hardback, pile } from './book.ts';
import { candle } from './candle.ts';
import { backpack } from './cloth.ts';
import { audio, reader } from './device.ts';
import { lamp } from './home.ts';
import { journal } from './notebook.ts';
import { brushes } from './paint.ts';
import { giftCard, magazine, wrap } from './paper.ts';
import { bookBox, wrapped } from './parcel.ts';
import { CREAM, type DrawThing, MIDDLE, solid, type Thing } from './thing.ts';
import { mug, vase } from './vessel.ts';
import { coloredPencils } from './writing.ts';

/** Something drawn for the portrait sheet, made smaller and stood elsewhere on the same ground line. */
const stood = (content: string, x: number, scale: number, floor = BASELINE): string =>
  `<g transform="translate(${x - MIDDLE * scale} ${floor - BASELINE * scale}) scale(${scale})">${apart(content, `x${Math.round(x)}`)}</g>`;

const table = (floor: number, width: number) =>
  rect(0, floor, width, 400, { fill: '#c99b68' }) +
  rect(0, floor, width, 16, { fill: '#dcb483' }) +
  upTo(4)
    .map((at) =>
      path(`M0 ${floor + 60 + at * 48}H${width}`, { ...stroked('#a87a4a', 3), opacity: 0.4 }),
    )
    .join('');

const dressed = (thing: Thing, shade: Thing['shade'], look: Thing['ornament']): Thing => ({
  ...thing,
  shade,
  ornament: look,
  inks: { a: shade.base, b: shade.dark, c: '#e4be6c' },
});

/** A workbench with paper, tools and a book in the press. */
const bench: DrawThing = (thing) =>
  table(BASELINE - 40, 900) +
  `<g transform="translate(0 -40)">${
    stood(brushes(thing), 710, 0.62) +
    stood(
      pile(coverOf('craft', 61, ['The Bench Book', '']), 'The Bench Book', 'Otzar'),
      350,
      0.74,
    ) +
    press(330, BASELINE - 318)
  }</g>`;

/** The screw and plate that hold a book while its glue dries. */
const press = (x: number, y: number) =>
  rect(x - 250, y - 40, 500, 42, { fill: '#8f6239', rx: 6 }) +
  rect(x - 250, y - 40, 500, 42, { fill: 'url(#light)', rx: 6 }) +
  rect(x - 16, y - 230, 32, 192, { fill: '#8d8880' }) +
  upTo(11)
    .map((at) => path(`M${x - 16} ${y - 220 + at * 16}l32 8`, stroked('#5c5851', 4)))
    .join('') +
  rect(x - 150, y - 262, 300, 36, { fill: '#bd8a55', rx: 18 }) +
  rect(x - 150, y - 262, 300, 36, { fill: 'url(#light)', rx: 18 });

const wrapping: DrawThing = (thing) =>
  table(BASELINE - 40, 900) +
  `<g transform="translate(0 -40)">${
    stood(wrap(thing), 240, 0.72) +
    stood(
      wrapped({ ...dressed(thing, shades.pomegranate, 'stars'), words: ['For you'] }),
      590,
      0.86,
    ) +
    bow(570, BASELINE - 392)
  }</g>`;

const bow = (x: number, y: number) =>
  path(
    `M${x} ${y}C${x - 120} ${y - 120} ${x - 170} ${y - 10} ${x} ${y}C${x + 120} ${y - 120} ${x + 170} ${y - 10} ${x} ${y}Z`,
    { fill: '#dba944' },
  ) +
  path(
    `M${x} ${y}C${x - 84} ${y - 70} ${x - 108} ${y - 18} ${x} ${y}C${x + 84} ${y - 70} ${x + 108} ${y - 18} ${x} ${y}Z`,
    { fill: '#97701f' },
  ) +
  circle(x, y - 2, 22, { fill: '#dba944' });

/** A reading chair by a lamp. */
const reading: DrawThing = (thing) => {
  const chair = thing.shade;
  const back = `M250 ${BASELINE - 130}V${BASELINE - 470}C250 ${BASELINE - 660} 650 ${BASELINE - 660} 650 ${BASELINE - 470}V${BASELINE - 130}Z`;
  const arm = (x: number) =>
    `M${x} ${BASELINE - 60}V${BASELINE - 290}Q${x} ${BASELINE - 350} ${x + 60} ${BASELINE - 350}T${x + 120} ${BASELINE - 290}V${BASELINE - 60}Z`;
  return (
    stood(lamp(dressed(thing, shades.gold, 'sun')), 730, 0.78) +
    shadow(path(back, { transform: 'translate(40 30)' }), 26, 0.3) +
    contact(180, 540) +
    [230, 630]
      .map((x) => path(`M${x} ${BASELINE - 70}l-8 70h26l6 -70Z`, { fill: '#7b5434' }))
      .join('') +
    solid(back, chair.base) +
    placedAt(
      450,
      BASELINE - 430,
      2.5,
      0,
      ornament(thing.ornament, { a: CREAM, b: chair.dark, c: '#e4be6c' }, 2),
    ) +
    solid(`M250 ${BASELINE - 250}H650V${BASELINE - 60}H250Z`, chair.light) +
    solid(arm(170), chair.base) +
    solid(arm(610), chair.base) +
    placedAt(
      452,
      BASELINE - 268,
      1,
      -6,
      shadow(rect(-100, 6, 220, 24, {}), 6, 0.4) +
        rect(-110, -22, 220, 36, { fill: '#2a3442', rx: 5 }) +
        rect(-104, -14, 200, 20, { fill: '#f2e9d4' }) +
        rect(-96, -54, 190, 34, { fill: '#9b1b30', rx: 5 }),
    )
  );
};

const services: Record<string, DrawThing> = { bench, wrapping, reading };

/** An illustrated service. */
export const service = (look: string): DrawThing => services[look] ?? bench;

const FLOOR = 790;
const shown = (family: string, seed: number, title: string, author: string) =>
  hardback(coverOf(family, seed, [title, author]));

const scenes: Record<string, (thing: Thing) => string> = {
  books: () =>
    stood(shown('fiction', 12, 'What the Tide Whispered', 'Clara Almog'), 255, 0.66, FLOOR) +
    stood(shown('cookbook', 5, 'Supper in Haifa', 'Asher Sapir'), 622, 0.63, FLOOR) +
    stood(shown('poetry', 21, 'שירים לגשם הראשון', 'תמר שקד'), 965, 0.6, FLOOR),
  gifts: (thing) =>
    stood(vase(dressed(thing, shades.indigo, 'blossom')), 300, 0.66, FLOOR) +
    stood(candle(dressed(thing, shades.olive, 'pomegranate')), 890, 0.62, FLOOR) +
    stood(mug(dressed(thing, shades.pomegranate, 'olive')), 610, 0.78, FLOOR),
  school: (thing) =>
    stood(coloredPencils(dressed(thing, shades.indigo, 'stars')), 270, 0.66, FLOOR) +
    stood(backpack(dressed(thing, shades.pomegranate, 'birds')), 630, 0.78, FLOOR) +
    stood(journal(dressed(thing, shades.gold, 'sun')), 970, 0.56, FLOOR),
  'digital-library': () =>
    stood(
      reader(coverOf('fiction', 33, ['A House of Rain', 'Clara Winterfeld'])),
      350,
      0.72,
      FLOOR,
    ) + stood(audio(coverOf('memoir', 40, ['Leaving Naples', 'Ruth Almog'])), 820, 0.72, FLOOR),
  'gift-cards': (thing) =>
    stood(
      giftCard({ ...dressed(thing, shades.indigo, 'stars'), words: ['', '$50'] }),
      350,
      0.72,
      FLOOR,
    ) +
    stood(
      giftCard({ ...dressed(thing, shades.pomegranate, 'pomegranate'), words: ['', '$25'] }),
      870,
      0.72,
      FLOOR,
    ),
  subscriptions: (thing) =>
    stood(
      magazine({ ...dressed(thing, shades.olive, 'fig'), words: ['Margins'] }),
      320,
      0.66,
      FLOOR,
    ) +
    stood(
      bookBox({ ...dressed(thing, shades.pomegranate, 'birds'), words: ['Fiction'] }),
      790,
      0.84,
      FLOOR,
    ),
  services: (thing) =>
    stood(reading(dressed(thing, shades.olive, 'birds')), 420, 0.8, FLOOR) +
    stood(
      wrapped({ ...dressed(thing, shades.indigo, 'stars'), words: ['For you'] }),
      930,
      0.62,
      FLOOR,
    ),
};

/** The scene of a department by its slug; an unknown one gets books. */
export const department = (thing: Thing, index: string): string =>
  (scenes[index] ?? scenes.books)?.(thing) ?? '';
