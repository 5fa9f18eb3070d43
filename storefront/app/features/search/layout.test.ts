import { wrongLayout } from '@otzar/design-system/widgets/catalogue/HebrewKeyboard';
import { inOtherLayout } from '@otzar/domain/keyboard-layout';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  ['akuo', 'שלום'],
  ['xpr yuc', 'ספר טוב'],
  ['יקךךם', 'hello'],
  ['mprsgho', 'צפרדעים'],
])('%s may have been meant to be %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

it('search and the keyboard on the screen know one layout', () => {
  const keys = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz ,.;'/אבגדהוזחטיךכלםמןנסעףפץצקרשת");
  fc.assert(
    fc.property(fc.string({ unit: keys, maxLength: 8 }), (typed) => {
      const meant = wrongLayout(typed);
      if (meant !== undefined) expect(inOtherLayout(typed)).toBe(meant);
    }),
  );
});
