import { readListingExamples } from '@otzar/contract/listing.examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { ListingSort } from './ListingSort.tsx';

const { default: listing } = readListingExamples;

function show(total: number) {
  const onSort = vi.fn();
  renderScreen(
    <ListingSort
      listing={{ ...listing, total }}
      moves={{ search: '', go: () => {} }}
      total={`${total} products`}
      onSort={onSort}
    />,
  );
  return onSort;
}
const chooser = () => screen.queryByRole('combobox', { name: 'Sort by' });

test('the orders of a list have the values and the names of the specification', async () => {
  const onSort = show(3);
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  const options = within(select).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual([
    'relavent',
    'price-asc',
    'price-desc',
    'release_date-desc',
  ]);
  expect(select).toHaveDisplayValue('Most Relevant');
  await userEvent.selectOptions(select, 'Newest');
  expect(onSort).toHaveBeenLastCalledWith('release_date-desc');
});

test('a list without results is not sorted', () => {
  show(0);
  expect(chooser()).toBeNull();
});
