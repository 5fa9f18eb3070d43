import { expect, it } from 'vitest';
import { media } from './dist/vars.ts';
import scale from './scale.tokens.json' with { type: 'json' };

it('the desktop layout begins above 769 px', () => {
  expect(scale.breakpoint.desktop.$value).toBe('770px');
  expect(media.desktop).toBe('(min-width: 770px)');
});
