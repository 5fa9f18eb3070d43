import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '../mocks/render.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

/** The screen stands at every address; this is where it begins. */
const FIRST = '/*';

function Screen() {
  const { pathname } = useLocation();
  useFocusOnArrival();
  return (
    <>
      <button type="button">Menu</button>
      <main id="content" tabIndex={-1}>
        {!pathname.endsWith('coming') && <h1>{pathname}</h1>}
        {pathname === FIRST && <button type="button">Go on</button>}
      </main>
    </>
  );
}

async function goFrom(button: string, to: string) {
  const { router } = renderScreen(<Screen />, FIRST);
  screen.getByRole('button', { name: button }).focus();
  await act(() => router.navigate(to));
}

test('whoever goes on by a button of a page is at the heading of the next', async () => {
  await goFrom('Go on', '/next');
  expect(screen.getByRole('heading', { name: '/next' })).toHaveFocus();
});

test('a page whose heading is still coming has the focus itself', async () => {
  await goFrom('Go on', '/coming');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what stays on the page keeps the focus', async () => {
  await goFrom('Menu', '/next');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('the first page takes no focus, nor does a change of its query', async () => {
  const { router } = renderScreen(<Screen />, FIRST);
  await act(() => router.navigate('?have=1'));
  expect(document.body).toHaveFocus();
});
