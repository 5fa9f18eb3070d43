import { noa } from '@otzar/contract/customer.examples';
import { act, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerModule } from '../features/customer/customer-module.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import OverlayStage from './OverlayStage.tsx';
import { type Overlay, overlayAtom } from './overlay.ts';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen());
beforeEach(() => localStorage.clear());
afterAll(() => shop.close());

const opener = () => document.body.appendChild(document.createElement('button'));

/** What can lie over the page, by the name of its dialog. */
const overlays: [string, () => Overlay][] = [
  ['Departments', () => ({ kind: 'departments' })],
  ['Account', () => ({ kind: 'account', opener: opener() })],
  ['Assistance', () => ({ kind: 'assistance' })],
  ['Search', () => ({ kind: 'search', typed: '' })],
  ['Menu', () => ({ kind: 'menu' })],
];

test.each(['menu', 'assistance'] as const)(
  'the %s greets a customer by first name, and a guest without one',
  async (kind) => {
    const { store } = renderScreen(<OverlayStage />);
    await act(() => store.set(overlayAtom, { kind }));
    expect(await screen.findByText('Hi there')).toBeInTheDocument();
    await act(() => store.set(customerModule.atom, () => noa));
    expect(await screen.findByText(/^Hello/)).toHaveTextContent(/^Hello, Noa$/);
  },
);

const pairs = overlays.flatMap(([first, openFirst]) =>
  overlays.flatMap(([second, openSecond]) =>
    first === second ? [] : [{ first, openFirst, second, openSecond }],
  ),
);

test.each(pairs)(
  '$first closes when $second opens',
  async ({ first, openFirst, second, openSecond }) => {
    const { store } = renderScreen(<OverlayStage />);
    await act(() => store.set(overlayAtom, openFirst()));
    expect(await screen.findByRole('dialog', { name: first })).toBeInTheDocument();
    await act(() => store.set(overlayAtom, openSecond()));
    expect(await screen.findByRole('dialog', { name: second })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: first, hidden: true })).toBeNull(),
    );
  },
);
