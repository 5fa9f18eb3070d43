import { expect, it } from 'vitest';
import { media } from './dist/vars.ts';

it('the desktop layout begins above 769 px', () => {
  expect(media.desktop).toBe('(min-width: 770px)');
});
