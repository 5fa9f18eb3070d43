import { expect, test } from 'vitest';
import { afterScroll, type HeaderPlace } from './hide-on-scroll.ts';

const HEIGHT = 120;
const there = (y: number): HeaderPlace => ({ y, away: false });
const away = (y: number): HeaderPlace => ({ y, away: true });

test.each([
  ['reading down hides it', there(300), 306, away(306)],
  ['reading up brings it back', away(300), 294, there(294)],
  ['five pixels are no move', there(300), 305, there(300)],
  ['five pixels up neither', away(300), 295, away(300)],
  ['over the top of the page it is there', away(300), 120, there(120)],
  ['a bounce above the page leaves it', there(0), -40, there(-40)],
  ['small moves add up', afterScroll(there(300), 304, HEIGHT), 308, away(308)],
])('%s', (_what, before, y, after) => {
  expect(afterScroll(before, y, HEIGHT)).toEqual(after);
});
