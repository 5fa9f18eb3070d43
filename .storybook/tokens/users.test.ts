import { describe, expect, it } from 'vitest';
import { styledFiles, usersIn } from './users.ts';

const names = { '--space-2': 'space.2' };
const file = (path: string, text: string) => ({ path, text });

describe('who uses a token', () => {
  it('is each component, widget and file that names it, once', () => {
    const gap = 'gap: vars.space[2]; padding: vars.space[2];';
    const files = [
      file('design-system/widgets/bag/BagLine/BagLine.tsx', gap),
      file('design-system/widgets/bag/BagLine/Quantity.tsx', gap),
      file('design-system/components/Button/Button.tsx', gap),
      file('storefront/app/shell/Footer.tsx', gap),
    ];
    expect(usersIn(files, names)).toEqual({ 'space.2': ['BagLine', 'Button', 'Footer'] });
  });

  it.each([
    ['vars.color.text.muted', 'color.text.muted'],
    ['vars.font.size[-1]', 'font.size.-1'],
    ["vars.radius['full']", 'radius.full'],
    ['var(--space-2)', 'space.2'],
    ['vars.size[length]', 'size'],
  ])('is found by %s', (text, token) =>
    expect(usersIn([file('storefront/app/shell/Footer.tsx', text)], names)).toEqual({
      [token]: ['Footer'],
    }),
  );

  it('is nobody by a property that is no token', () =>
    expect(usersIn([file('a.css', 'inset: var(--keyboard)')], names)).toEqual({}));

  it('is read from the house as it is', () => {
    const users = usersIn(styledFiles(), names);
    expect(users['color.text.muted']).toContain('OrderSummary');
    expect(users['space.2']?.length).toBeGreaterThan(20);
  });
});
