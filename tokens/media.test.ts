import { expect, it } from 'vitest';
import { media } from './dist/vars.ts';
import scale from './scale.tokens.json' with { type: 'json' };

it('the desktop layout begins above 769 px where text has its usual size, and later where it is larger', () => {
  expect(scale.breakpoint.desktop.$value).toBe('770px');
  expect(media.desktop).toBe('(min-width: 48.125em)');
  expect(48.125 * 16).toBe(770);
});
