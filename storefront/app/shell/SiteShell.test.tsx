import { sampleLines } from '@otzar/contract/bag.examples';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bagModule } from '../features/bag/bag-module.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import { firstPageHasLoaded } from '../platform/deferred.tsx';
import { SiteShell } from './SiteShell.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => {
  shop.listen();
  firstPageHasLoaded();
});
beforeEach(() => localStorage.clear());
afterAll(() => shop.close());

const departments = [{ name: 'Books', path: '/books/books/1' }];
const open = (path: string) =>
  renderScreen(
    <SiteShell departments={departments}>
      <h1>The page</h1>
    </SiteShell>,
    path,
  );

describe('the shell', () => {
  test.each(['/checkout', '/review'])(
    'at %s has a logo that leads home, and no more',
    async (path) => {
      open(path);
      const banner = screen.getByRole('banner');
      const links = [...banner.querySelectorAll('a, button, input')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/']);
      expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    },
  );

  test('of an invoice has neither header nor footer', async () => {
    open('/view-invoice/7');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
    // What the shell brings late is there by then, and a footer would be.
    await waitFor(() => {
      fireEvent.scroll(window);
      expect(screen.getByLabelText('Back to top')).toBeInTheDocument();
    });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('elsewhere has menu, logo, search, account, assistance, bag, and a footer', async () => {
    open('/');
    const banner = screen.getByRole('banner');
    expect(banner).toContainElement(screen.getByRole('button', { name: 'Open departments menu' }));
    expect(banner).toContainElement(screen.getByRole('link', { name: 'Otzar, home' }));
    expect(banner).toContainElement(screen.getByRole('searchbox'));
    expect(banner).toContainElement(screen.getByRole('button', { name: 'Account' }));
    expect(banner).toContainElement(screen.getByRole('button', { name: 'Assistance' }));
    expect(screen.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/bag');
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  });

  test('leads from header and footer to the same page in the other language, its query with it', async () => {
    const { router } = open('/search');
    await act(() => router.navigate('/search?q=almanac'));
    await screen.findByRole('contentinfo');
    const links = screen.getAllByRole('link', { name: 'עברית' });
    const places = [screen.getByRole('banner'), screen.getByRole('contentinfo')];
    expect(links).toHaveLength(2);
    for (const [at, link] of links.entries()) {
      expect(places[at]).toContainElement(link);
      expect(link).toHaveAttribute('href', '/he/search?q=almanac');
      expect(link).toHaveAttribute('hreflang', 'he');
    }
  });

  test.each([
    [2, 97, 'Bag, 99 items'],
    [2, 98, 'Bag, 99+ items'],
  ])('counts %i and %i things of the bag as “%s”', async (one, other, name) => {
    const { store } = open('/');
    const { mug, pencils } = sampleLines;
    await act(() =>
      store.set(bagModule.atom, (bag) => ({
        ...bag,
        products: [
          { ...mug, quantity: one },
          { ...pencils, quantity: other },
        ],
        later: [pencils],
      })),
    );
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/bag');
  });

  test('has a header that stays at the top of a long page', () => {
    open('/');
    const { position, insetBlockStart } = getComputedStyle(screen.getByRole('banner'));
    expect({ position, insetBlockStart }).toEqual({ position: 'sticky', insetBlockStart: '0' });
  });

  test('announces the new website, with an address for opinions', async () => {
    open('/');
    const banner = await screen.findByRole('region', { name: 'New website' });
    expect(banner).toHaveTextContent(/our new website.*beta/);
    await waitFor(() =>
      expect(banner.querySelector('a')).toHaveAttribute('href', 'mailto:feedback@otzar.example'),
    );
  });

  test('looks every 250 ms whether the header gives way, and takes it away', async () => {
    const looks = vi.spyOn(globalThis, 'setInterval');
    open('/');
    const look = await waitFor(() => {
      const found = looks.mock.calls.find(([, every]) => every === 250)?.[0];
      if (typeof found !== 'function') throw new Error('Nobody looks.');
      return found;
    });
    const hidden = () => document.querySelector('header')?.outerHTML;
    const there = hidden();
    window.scrollTo({ top: 600 });
    act(() => look());
    await waitFor(() => expect(hidden()).not.toBe(there));
    window.scrollTo({ top: 0 });
    act(() => look());
    await waitFor(() => expect(hidden()).toBe(there));
    looks.mockRestore();
  });
});
