import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storiesToPress } from './presses.mjs';

const someButtons = fc
  .dictionary(
    fc.constantFrom('bag', 'home', 'login', 'review'),
    fc.array(fc.constantFrom('remove', 'save', 'send', 'open', 'close')),
  )
  .map((buttons) => new Map(Object.entries(buttons)));

test('every kind of button is pressed in one of the stories', () => {
  fc.assert(
    fc.property(someButtons, (buttons) => {
      const pressed = storiesToPress(buttons).flatMap((story) => buttons.get(story));
      expect(new Set(pressed)).toEqual(new Set([...buttons.values()].flat()));
    }),
  );
});

test('no story is pressed whose buttons have all been pressed', () => {
  const buttons = new Map([
    ['empty', ['open']],
    ['full', ['open', 'remove', 'save']],
    ['without', []],
  ]);
  expect(storiesToPress(buttons)).toEqual(['full']);
});
