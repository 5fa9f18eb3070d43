import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAVING } from './stale-build.ts';
import { forgetTyped, restoreTyped, saveTypedOnLeaving } from './typed-words.ts';

/**
 * A form that React holds, with what must be kept and what must not. Its selects are the journeys': the simulated
 * browser hides from a script whether React listens to one.
 */
function Form() {
  const [typed, setTyped] = useState({ message: '', agreed: false });
  return (
    <form>
      <textarea
        aria-label="Message"
        name="message"
        value={typed.message}
        onChange={({ target: { value } }) => setTyped((now) => ({ ...now, message: value }))}
      />
      <input
        type="checkbox"
        aria-label="Agreed"
        name="agreed"
        checked={typed.agreed}
        onChange={({ target: { checked } }) => setTyped((now) => ({ ...now, agreed: checked }))}
      />
      <label>
        Nickname <input defaultValue="" />
      </label>
      <input aria-label="Password" name="password" type="password" />
      <input aria-label="Card" name="card" autoComplete="cc-number" />
      <input aria-label="Code" name="csc" autoComplete="section-a cc-csc" />
      <input aria-label="Gift card code" name="gift_card_code" data-secret />
      <output>{JSON.stringify(typed)}</output>
    </form>
  );
}

let stop: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const end of stop) end();
  stop = [];
});

async function typeAndLeave(): Promise<void> {
  stop.push(saveTypedOnLeaving());
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Message'), 'Where is it?');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await userEvent.type(screen.getByLabelText('Nickname'), 'Ruthie');
  await userEvent.type(screen.getByLabelText('Password'), 'quiet places');
  await userEvent.type(screen.getByLabelText('Card'), '4242');
  await userEvent.type(screen.getByLabelText('Code'), '123');
  await userEvent.type(screen.getByLabelText('Gift card code'), 'OTZ-PLUM');
  window.dispatchEvent(new Event(LEAVING));
  unmount();
}

test('what was typed stands in the page’s fields again, and React knows of it', async () => {
  await typeAndLeave();
  stop.push(restoreTyped());
  render(<Form />);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Where is it?'));
  expect(screen.getByRole('status')).toHaveTextContent(
    JSON.stringify({ message: 'Where is it?', agreed: true }),
  );
  expect(screen.getByLabelText('Nickname')).toHaveValue('Ruthie');
  for (const secret of ['Password', 'Card', 'Code', 'Gift card code'])
    expect(screen.getByLabelText(secret)).toHaveValue('');
});

test('no password, no card and no code that is money is kept, not for a moment', async () => {
  await typeAndLeave();
  // Without the moment, in whose digits any number may stand.
  const { at: _, ...kept } = JSON.parse(sessionStorage.getItem('otzar:typed') ?? '');
  expect(JSON.stringify(kept)).toContain('Where is it?');
  expect(JSON.stringify(kept)).not.toMatch(/quiet places|4242|123|PLUM/);
  expect(sessionStorage).toHaveLength(1);
});

test('it comes back once, and on its own page alone', async () => {
  await typeAndLeave();
  restoreTyped()();
  render(<Form />);
  stop.push(restoreTyped());
  await act(async () => undefined);
  expect(screen.getByLabelText('Message')).toHaveValue('');

  sessionStorage.setItem(
    'otzar:typed',
    JSON.stringify({
      page: '/elsewhere',
      at: Date.now(),
      controls: [{ name: 'message', nth: 0, value: 'strange', checked: false }],
    }),
  );
  stop.push(restoreTyped());
  await act(async () => undefined);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('whoever is led elsewhere before the fields come has none of it put into theirs', async () => {
  await typeAndLeave();
  const began = location.href;
  vi.useFakeTimers();
  stop.push(restoreTyped());
  history.pushState(null, '', '/elsewhere');
  stop.push(
    () => vi.useRealTimers(),
    () => history.pushState(null, '', began),
  );
  render(<Form />);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('nothing of it is left behind for whoever comes next', async () => {
  await typeAndLeave();
  forgetTyped();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', '{"page":7}'])('%s that was kept is nothing', (kept) => {
  sessionStorage.setItem('otzar:typed', kept);
  expect(() => restoreTyped()()).not.toThrow();
});
