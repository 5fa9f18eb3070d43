import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { ShippedPromises } from './ShippedPromises.tsx';

const written = (value: string): BagLine => ({
  ...sampleLines.book,
  personalization: [{ entries: [{ key: 'name', label: 'Name', value, price: 4.5 }] }],
});

test('what is written on is final, and a blank is nothing written', () => {
  const { unmount } = renderScreen(<ShippedPromises line={written(' ')} />);
  expect(screen.getByText('30-day easy return')).toBeVisible();
  unmount();
  renderScreen(<ShippedPromises line={written('Noa')} />);
  expect(screen.getByText('This item cannot be returned')).toBeVisible();
});
