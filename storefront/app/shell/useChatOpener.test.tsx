import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { partnersAtom, wantedAtom } from '../features/consent/choices.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { provideChat } from '../platform/tracking.ts';
import { DeferredShell } from './DeferredShell.tsx';
import { Footer } from './Footer.tsx';

sampleServer();
const page = (
  <>
    <Footer />
    <DeferredShell onHeaderAway={() => {}} />
  </>
);

const pressInFooter = async () => {
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('button', { name: 'Chat with us' }));
};

test('the footer of a shop that no company helps opens the shop’s own chat', async () => {
  renderScreen(page);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pressInFooter();
  const chat = within(await screen.findByRole('dialog', { name: 'Chat' }));
  expect(await chat.findByRole('log')).toBeInTheDocument();
});

test('what is pressed before it is known whether a company helps is done once it is', async () => {
  const { store } = renderScreen(<Footer />);
  await pressInFooter();
  const open = vi.fn(async () => undefined);
  provideChat(open);
  expect(open).not.toHaveBeenCalled();
  act(() => store.set(partnersAtom, null));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});

test('the chat of a company that is named takes its place: who has not accepted it is asked', async () => {
  const open = vi.fn(async () => undefined);
  const { store } = renderScreen(<Footer />);
  provideChat(open);
  const chat = 'https://chat.example/chat.js';
  act(() => store.set(partnersAtom, { marketing: null, chat, feedback: null }));
  await pressInFooter();
  await waitFor(() => expect(store.get(wantedAtom)).toBe('chat'));
  expect(open).not.toHaveBeenCalled();
});

test('pressed again it leads to the chat that is open, with what was being typed', async () => {
  renderScreen(page);
  await pressInFooter();
  const message = async () => screen.findByRole('textbox', { name: 'Message' });
  await userEvent.type(await message(), 'Half a ques');
  await pressInFooter();
  expect(await message()).toHaveFocus();
  expect(await message()).toHaveValue('Half a ques');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('an address that ends with #chat opens it, each time that it is followed', async () => {
  const { router } = renderScreen(page, '/:page');
  await router.navigate('/contact-us#chat');
  const close = await screen.findByRole('button', { name: 'Close chat' });
  await userEvent.click(close);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await router.navigate('/contact-us#chat');
  expect(await screen.findByRole('dialog', { name: 'Chat' })).toBeInTheDocument();
});
