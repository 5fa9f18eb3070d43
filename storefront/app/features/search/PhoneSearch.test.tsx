import { act, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { PhoneSearch } from './PhoneSearch.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen());
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  document.adoptedStyleSheets = [];
});
afterAll(() => shop.close());

/** Whether what chat and feedback put into the page is kept from sight. */
const hidden = () =>
  document.adoptedStyleSheets.some((sheet) =>
    [...sheet.cssRules].some(({ cssText }) => /chat.*feedback.*display: none/.test(cssText)),
  );

let close = () => {};
function Phone() {
  const [open, setOpen] = useState(true);
  close = () => setOpen(false);
  return <PhoneSearch open={open} onClose={close} service={null} typed="" />;
}

test('chat and feedback are hidden while the search lies over the page, and for 5 s after', async () => {
  renderScreen(<Phone />);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
  expect(hidden()).toBe(true);
  vi.useFakeTimers();
  act(() => close());
  act(() => void vi.advanceTimersByTime(4_999));
  expect(hidden()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(hidden()).toBe(false);
});
