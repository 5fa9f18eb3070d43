import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { firstParty, tracking } from '../../platform/tracking.ts';
import { ConsentChoice } from './ConsentChoice.tsx';
import { wantedAtom } from './choices.ts';
import { consentModule } from './consent-module.ts';

const CHAT = 'https://chat.example/chat.js';
const partners = { marketing: 'https://marketing.example/track.js', chat: CHAT, feedback: null };

/** The scripts that were brought into the page; the simulated browser runs none. */
let brought: Node[] = [];
beforeEach(() => {
  localStorage.clear();
  brought = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => void brought.push(script as Node),
  );
});
afterEach(() => vi.restoreAllMocks());

const bar = () => screen.queryByRole('region', { name: 'Privacy choices' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const scripts = () =>
  brought.flatMap((node) => (node instanceof HTMLScriptElement ? node.src : []));

async function asked() {
  const shown = renderScreen(<ConsentChoice partners={partners} />);
  await waitFor(() => expect(bar()).toBeInTheDocument());
  return shown;
}

/** Where nothing is asked: known once what is kept has been read. */
async function settled() {
  const shown = renderScreen(<ConsentChoice partners={partners} />);
  await act(() => consentModule.load());
  return shown;
}

describe('whoever is asked', () => {
  test('and has said nothing yet has nothing of others', async () => {
    await asked();
    expect(tracking()).toBe(firstParty);
    expect(scripts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('and accepts is helped by others from then on, and not asked again', async () => {
    const { unmount } = await asked();
    await press('Accept');
    await waitFor(() => expect(tracking()).not.toBe(firstParty));
    expect(bar()).not.toBeInTheDocument();
    // Nothing comes before it is needed.
    expect(scripts()).toEqual([]);
    unmount();
    expect(tracking()).toBe(firstParty);
    await settled();
    await waitFor(() => expect(tracking()).not.toBe(firstParty));
    expect(bar()).not.toBeInTheDocument();
  });

  test('and declines has the shop alone, and is not asked again', async () => {
    const { unmount } = await asked();
    await press('Only what is needed');
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    unmount();
    await settled();
    expect(bar()).not.toBeInTheDocument();
    expect(tracking()).toBe(firstParty);
  });
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])(
  'whose browser objects by %s is never asked, and can choose all the same',
  async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    const { store } = await settled();
    expect(bar()).not.toBeInTheDocument();
    act(() => store.set(wantedAtom, 'choices'));
    expect(bar()).toHaveFocus();
    Reflect.deleteProperty(navigator, name);
  },
);

test('what was accepted can be taken back, from the footer', async () => {
  const { store } = await asked();
  await press('Accept');
  await waitFor(() => expect(tracking()).not.toBe(firstParty));
  act(() => store.set(wantedAtom, 'choices'));
  expect(bar()).toHaveTextContent('You have accepted it.');
  await press('Only what is needed');
  await waitFor(() => expect(tracking()).toBe(firstParty));
});

test('who wanted the chat has it once they accept, no word of it before, and none after', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { store } = await asked();
  act(() => store.set(wantedAtom, 'chat'));
  expect(bar()).toHaveTextContent('The chat is run by another company');
  expect(scripts()).toEqual([]);
  await press('Accept');
  await waitFor(() => expect(scripts()).toEqual([CHAT]));
  expect(reload).not.toHaveBeenCalled();
  // What is in the page goes only with the page.
  act(() => store.set(wantedAtom, 'choices'));
  await press('Only what is needed');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
