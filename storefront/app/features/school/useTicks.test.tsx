import { readSupplyListExamples } from '@otzar/contract/school.examples';
import { linesOf } from '@otzar/domain/supply-list';
import { act, render, screen } from '@testing-library/react';

import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useTicks } from './useTicks.ts';

const { entries } = readSupplyListExamples.default;
const lines = linesOf(entries);
const [first, second] = lines;

function Ticked() {
  const { ticks, path, include } = useTicks();
  const navigate = useNavigate();
  return (
    <>
      <p>{ticks.have.join(' ')}</p>
      <a href={path}>As ticked</a>
      {[first, second].map(
        (line) =>
          line && (
            <button
              key={line.id}
              type="button"
              onClick={() => {
                include(line, false);
              }}
            >
              Have {line.id}
            </button>
          ),
      )}
      <button type="button" onClick={() => void navigate('/list?have=4')}>
        Elsewhere
      </button>
    </>
  );
}

/** A list whose address follows only when the test says so. */
function slowList() {
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        Component: Ticked,
        loader: ({ request }) =>
          request.url.includes('?')
            ? new Promise((resolve) => waiting.push(() => resolve(null)))
            : null,
      },
    ],
    { initialEntries: ['/list'] },
  );
  const arrive = () =>
    act(async () => {
      for (const go of waiting.splice(0)) go();
    });
  return { router, arrive };
}

test('what was pressed counts at once, and no address that arrives late takes it back', async () => {
  const { router, arrive } = slowList();
  render(<RouterProvider router={router} />);
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => button.click());
  };
  await press('Have 1');
  expect(screen.getByText('1')).toBeTruthy();
  await press('Have 2');
  expect(screen.getByText('1 2')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/list?have=1-2');
  await arrive();
  expect(router.state.location.search).toBe('?have=1-2');
  expect(screen.getByText('1 2')).toBeTruthy();

  await press('Elsewhere');
  await arrive();
  expect(screen.getByText('4')).toBeTruthy();
});
