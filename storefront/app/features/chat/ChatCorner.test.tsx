import { noteChatSeen, readChat, sendChatMessage } from '@otzar/contract/chat';
import { readChatExamples } from '@otzar/contract/chat.examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { answerSampleChat, readSampleChat } from '../../mocks/sample-chat.ts';
import { type SampleShop, sampleShop } from '../../mocks/sample-shop.ts';
import ChatCorner from './ChatCorner.tsx';
import { closeChatAtom, openChatAtom } from './chat-open.ts';
import { hoursSentence } from './chat-words.ts';

const SESSION = 'sample-visitor';
const noOpener = () => undefined;

const server = setupServer();
let shop: SampleShop;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  shop = sampleShop();
  server.resetHandlers(...freshHandlers(shop));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

const panel = () => within(screen.getByRole('dialog', { name: 'Chat' }));
const message = () => panel().getByRole('textbox', { name: 'Message' });
const email = () => panel().getByRole('textbox', { name: /^E-mail/ });
const said = () =>
  panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function opened(owner: number | null = null) {
  const shown = renderScreen(<ChatCorner owner={owner} fallbackFocus={noOpener} />);
  act(() => shown.store.set(openChatAtom));
  await panel().findByRole('log');
  return shown;
}

const say = async (text: string) => {
  await user.type(message(), text);
  await user.click(panel().getByRole('button', { name: 'Send' }));
};

/** As long as it is rested between two questions for new answers. */
const nextRound = () => act(() => vi.advanceTimersByTimeAsync(5_000));

test('is not there until it is opened, asks nothing before, and stays out of the page once closed', async () => {
  const asked = vi.fn();
  server.use(http.get(readChat.path, () => void asked()));
  const { store } = renderScreen(<ChatCorner owner={null} fallbackFocus={noOpener} />);
  await nextRound();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  act(() => store.set(openChatAtom));
  await panel().findByRole('log');
  await user.click(panel().getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  asked.mockClear();
  await nextRound();
  expect(asked).not.toHaveBeenCalled();
});

test('a message is sent with its address, and stands in the thread', async () => {
  await opened();
  await user.type(email(), 'ruth@example.com');
  await say('Is it there?');
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^You, .*Is it there\?$/)]));
  expect(message()).toHaveValue('');
  expect(email()).toHaveValue('ruth@example.com');
  expect(readSampleChat(shop, SESSION).email).toBe('ruth@example.com');
  await user.clear(email());
  await say('Forget my address.');
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(readSampleChat(shop, SESSION).email).toBeNull();
});

test('an answer comes by itself, is noted as seen, and what is being typed stays', async () => {
  await opened();
  await say('Is it there?');
  await waitFor(() => expect(said()).toHaveLength(1));
  await user.type(message(), 'And then');
  answerSampleChat(shop, 'It is.');
  await nextRound();
  await waitFor(() => expect(said().at(-1)).toMatch(/^Otzar, .*It is\.$/));
  expect(message()).toHaveValue('And then');
  await waitFor(() => expect(readSampleChat(shop, SESSION).unseen).toBe(0));
});

test('nothing is asked, and nothing is taken for seen, while the search covers it', async () => {
  const seen = vi.fn();
  server.use(http.post(noteChatSeen.path, () => void seen()));
  await opened();
  await say('Is it there?');
  await waitFor(() => expect(said()).toHaveLength(1));
  screen.getByRole('dialog').style.display = 'none';
  answerSampleChat(shop, 'It is.');
  await nextRound();
  await nextRound();
  expect(seen).not.toHaveBeenCalled();
  screen.getByRole('dialog', { hidden: true }).style.display = '';
  await nextRound();
  await waitFor(() => expect(seen).toHaveBeenCalled());
});

describe('a message that cannot be sent', () => {
  const refuse = (status: number, body: object) =>
    server.use(http.post(sendChatMessage.path, () => HttpResponse.json(body, { status })));

  test.each([429, 500, 503, 404])('with %i stays in its field, with why', async (status) => {
    await opened();
    refuse(status, { message: 'Please wait a little.' });
    await say('Is it there?');
    expect(await panel().findByRole('alert')).toBeInTheDocument();
    expect(message()).toHaveValue('Is it there?');
  });

  test('says at which field', async () => {
    await opened();
    await user.type(email(), 'nobody');
    await say('Is it there?');
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(/enter an e-mail address like name@example.com/),
    );
    await user.clear(email());
    await user.clear(message());
    await user.click(panel().getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(message()).toHaveAccessibleDescription('Error: Please write your message.'),
    );
  });

  test('is one message, however often it is sent until it arrives', async () => {
    await opened();
    let lost = 0;
    server.use(
      http.post(sendChatMessage.path, async ({ request }) => {
        if (lost > 0) return;
        lost += 1;
        // It arrives, and its answer does not.
        const response = await fetch(request.clone(), { headers: request.headers });
        await response.text();
        return HttpResponse.error();
      }),
    );
    await say('Once');
    expect(await panel().findByRole('alert')).toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(message()).toHaveValue(''));
    expect(readSampleChat(shop, SESSION).messages).toHaveLength(1);
  });
});

describe('a thread that cannot be had', () => {
  const away = () =>
    server.use(http.get(readChat.path, () => HttpResponse.json({ message: '' }, { status: 503 })));

  test('is not called empty, and comes by itself or when asked for again', async () => {
    away();
    const { store } = renderScreen(<ChatCorner owner={null} fallbackFocus={noOpener} />);
    act(() => store.set(openChatAtom));
    expect(await panel().findByText('We could not load the chat')).toBeInTheDocument();
    expect(panel().queryByRole('log')).not.toBeInTheDocument();
    server.resetHandlers(...freshHandlers(shop));
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await panel().findByRole('log')).toHaveTextContent(/^Hello!/);
  });

  test('leaves what was said in sight, and says that no news come until they do', async () => {
    await opened();
    await say('Is it there?');
    await waitFor(() => expect(said()).toHaveLength(1));
    away();
    await nextRound();
    expect(await panel().findByText(/New answers do not arrive just now/)).toBeInTheDocument();
    expect(said()).toHaveLength(1);
    server.resetHandlers(...freshHandlers(shop));
    await nextRound();
    await waitFor(() => expect(panel().queryByText(/New answers/)).not.toBeInTheDocument());
  });
});

describe('of a customer', () => {
  beforeEach(() => {
    shop = sampleShop(true);
    server.resetHandlers(...freshHandlers(shop));
  });

  test('asks for no address, and about which of their orders', async () => {
    await opened(1);
    expect(panel().queryByRole('textbox', { name: /^E-mail/ })).not.toBeInTheDocument();
    const orders = panel().getByRole('combobox', { name: /^About an order/ });
    const [, first] = within(orders).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(orders, first?.value ?? '');
    await say('Where is it?');
    await waitFor(() => expect(said()[0]).toContain(`About order ${first?.value}`));
    expect(orders).toHaveValue('');
  });

  test('is gone with what they were typing once they sign out, and not what a guest types when they sign in', async () => {
    const { store } = renderScreen(<OfWhoeverIsHere />);
    act(() => store.set(openChatAtom));
    await user.type(message(), 'Of a guest');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(message()).toHaveValue('Of a guest');
    await user.click(panel().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(said()).toHaveLength(1));
    await user.type(message(), 'Of a customer');
    shop.customers.arriving = null;
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.queryByText('Of a guest')).not.toBeInTheDocument();
    expect(message()).toHaveValue('');
    expect(await panel().findByRole('log')).toHaveTextContent(/^Hello!/);
  });
});

/** The chat of a guest who signs in and out. */
function OfWhoeverIsHere() {
  const [owner, setOwner] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOwner(owner === null ? 1 : null)}>
        {owner === null ? 'Sign in' : 'Sign out'}
      </button>
      <ChatCorner owner={owner} fallbackFocus={noOpener} />
    </>
  );
}

describe('the hours', () => {
  test('stand above the thread', async () => {
    await opened();
    const { hours } = readChatExamples.default;
    expect(panel().getByText(hoursSentence(hours))).toBeInTheDocument();
  });

  test.each([
    [readChatExamples.default.hours, 'We are here now, until 7 p.m., New York time.'],
    [
      readChatExamples.closed.hours,
      'We are not here just now: the shop opens Sunday at 10 a.m., New York time. Write all the same, and we answer then.',
    ],
    [
      {
        open: false,
        until: 'closed until further notice',
        opens: false,
        zone_name: 'New York time',
      },
      'We are not here just now: the shop is closed until further notice. Write all the same, and we answer as soon as we can.',
    ],
  ])('%j are said in a sentence', (hours, sentence) => {
    expect(hoursSentence(hours)).toBe(sentence);
  });
});

test('what is typed outlives its closing', async () => {
  const { store } = await opened();
  await user.type(message(), 'Half a ques');
  act(() => store.set(closeChatAtom));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => store.set(openChatAtom));
  expect(message()).toHaveValue('Half a ques');
});
